// What a hint names is marked on the cards and buttons that answer so: a ring, a figure, and words for screen readers.
"use strict";
(() => {
  const answersWith = (one, move) => one.value === move || JSON.parse(one.dataset.moves ?? "[]").some(([other]) => other === move);
  const answering = (move) => [...document.querySelectorAll("#table :is([name=move], [data-moves])")].filter((one) => answersWith(one, move));
  const clear = () => {
    for (const one of document.querySelectorAll(".hint-figure")) one.remove();
    for (const one of document.querySelectorAll("[data-hinted]")) delete one.dataset.hinted;
  };
  const mark = (hint, place) => {
    for (const one of answering(hint.dataset.hint)) {
      const card = one.matches("input") ? one.closest("label") ?? one.parentElement : one;
      const figure = Object.assign(document.createElement("span"), { className: "hint-figure" });
      const seen = Object.assign(document.createElement("span"), { textContent: hint.dataset.figure, ariaHidden: "true" });
      const spoken = Object.assign(document.createElement("span"), { className: "spoken", textContent: ` ${hint.dataset.spoken}` });
      figure.append(seen, spoken);
      card.append(figure);
      card.dataset.hinted = place;
    }
  };
  document.addEventListener("htmx:after:swap", (event) => {
    clear();
    if (event.detail.ctx.target?.id !== "notice") return;
    document.querySelectorAll("#notice [data-hint]").forEach((hint, place) => mark(hint, place + 1));
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-close-hint]")) return;
    clear();
    document.getElementById("notice").replaceChildren();
  });
})();
