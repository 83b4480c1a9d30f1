// Finds words in the rules: only the sections that have them stay, and examples that have them open.
"use strict";
(() => {
  const field = document.getElementById("find-in-rules");
  const found = document.getElementById("found-in-rules");
  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const parts = [...document.querySelectorAll("article > section")].map((section) => ({
    section,
    text: plain(section.textContent),
    examples: [...section.querySelectorAll(".example")].map((one) => ({ folded: one.querySelector("details"), text: plain(one.textContent) })),
    keywords: [...section.querySelectorAll(".keyword")].map((one) => ({ one, text: plain(one.textContent) })),
  }));
  const find = () => {
    const wanted = plain(field.value.trim()).split(/\s+/).filter(Boolean);
    const has = (text) => wanted.every((word) => text.includes(word));
    for (const { section, text, examples, keywords } of parts) {
      section.hidden = !has(text);
      for (const { one, text: own } of keywords) one.hidden = wanted.length > 0 && !has(own) && keywords.some((other) => has(other.text));
      for (const { folded, text: own } of examples) folded.open = wanted.length > 0 && has(own);
    }
    const left = parts.filter(({ section }) => !section.hidden);
    found.textContent = !wanted.length ? "" : left.length ? JSON.parse(found.dataset.found)[left.length - 1] : found.dataset.none;
  };
  // With keys: a stroke leads to the field, Enter to the first section that was found, and Escape to all of them.
  const toFirst = () => {
    const first = parts.find(({ section }) => !section.hidden)?.section;
    if (!first) return;
    first.tabIndex = -1;
    first.focus();
  };
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target === field) {
      if (event.key === "Enter") toFirst();
      if (event.key === "Escape") field.value = "", find();
    } else if (event.key === "/" && !event.target.matches("input, textarea, select")) {
      event.preventDefault();
      field.focus();
    }
  });
  // Whoever comes by a link to an example wants to see it.
  const unfold = () => {
    const folded = location.hash && document.getElementById(location.hash.slice(1))?.querySelector(":scope > details");
    if (folded) folded.open = true;
  };
  document.querySelector(".find-in-rules").hidden = false;
  field.addEventListener("input", find);
  addEventListener("hashchange", unfold);
  unfold();
})();
