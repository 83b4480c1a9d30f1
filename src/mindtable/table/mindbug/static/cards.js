// The cards are sifted while somebody chooses or types.
"use strict";
(() => {
  const form = document.querySelector("[data-filters]");
  let waiting = 0;
  let asked = 0;

  const sift = async () => {
    const given = [...new FormData(form)].filter(([, value]) => value);
    const address = `${location.pathname}?${new URLSearchParams(given)}`;
    const number = ++asked;
    const answer = await fetch(address);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    if (number !== asked || !answer.ok) return; // something else was asked for meanwhile
    for (const id of ["gallery", "found"]) document.getElementById(id).replaceChildren(...page.getElementById(id).childNodes);
    history.replaceState(null, "", address);
  };
  const soon = (wait) => {
    clearTimeout(waiting);
    waiting = setTimeout(sift, wait);
  };
  form.addEventListener("change", () => soon(0));
  form.addEventListener("input", () => soon(250));
})();
