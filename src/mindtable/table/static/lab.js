// Tables that are sorted by the column whose heading is pressed; pressed again, the other way round.
for (const table of document.querySelectorAll("[data-sortable]")) {
  const headings = [...table.tHead.rows[0].cells];
  table.tHead.addEventListener("click", (event) => {
    const heading = event.target.closest("th");
    if (!heading) return;
    const column = headings.indexOf(heading);
    const rises = heading.getAttribute("aria-sort") === "descending";
    for (const one of headings) one.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", rises ? "ascending" : "descending");
    const by = (row) => row.cells[column].dataset.by;
    const compared = (one, other) => by(one) === undefined
      ? other.cells[column].textContent.localeCompare(one.cells[column].textContent, document.documentElement.lang)
      : by(one) - by(other);
    const body = table.tBodies[0];
    body.append(...[...body.rows].sort((one, other) => rises ? compared(one, other) : compared(other, one)));
  });
}
