// A review can be stepped through by keys; its address can be copied.
"use strict";
(() => {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
    const way = document.querySelector(`#review [data-key="${CSS.escape(event.key)}"]`);
    if (!way) return;
    event.preventDefault();
    way.click();
  });
  document.addEventListener("click", async (event) => {
    const copy = event.target.closest("[data-copy-address]");
    if (!copy) return;
    await navigator.clipboard?.writeText(location.href);
    copy.textContent = copy.dataset.copied;
  });
  // A point of the curve is the same as its line among the moves, which does not load the page anew.
  document.addEventListener("click", (event) => {
    const point = event.target.closest(".curve a");
    const line = point && document.querySelector(`.decisions a[href="${CSS.escape(point.getAttribute("href"))}"]`);
    if (!line) return;
    event.preventDefault();
    line.click();
  });
  // What is looked at stays in sight among all moves.
  const settle = () => {
    const list = document.querySelector("#review .decisions");
    const current = list?.querySelector(".current");
    if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
  };
  document.addEventListener("htmx:after:swap", settle);
  settle();
})();
