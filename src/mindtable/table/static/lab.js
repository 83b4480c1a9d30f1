// Tables that are sorted by the column whose heading is pressed; pressed again, the other way round.
const turned = { ascending: "descending", descending: "ascending" };
for (const table of document.querySelectorAll("[data-sortable]")) {
  const headings = [...table.tHead.rows[0].cells];
  table.tHead.addEventListener("click", (event) => {
    const heading = event.target.closest("th");
    if (!heading) return;
    const column = headings.indexOf(heading);
    const order = turned[heading.getAttribute("aria-sort")] ?? heading.dataset.first;
    for (const one of headings) one.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", order);
    const by = (row) => row.cells[column].dataset.by;
    const compared = (one, other) => by(one) === undefined
      ? one.cells[column].textContent.localeCompare(other.cells[column].textContent, document.documentElement.lang)
      : by(one) - by(other);
    const body = table.tBodies[0];
    body.append(...[...body.rows].sort((one, other) => order === "ascending" ? compared(one, other) : compared(other, one)));
  });
}
