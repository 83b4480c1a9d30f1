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
    found.textContent = parts.every(({ section }) => section.hidden) ? found.dataset.none : "";
  };
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
