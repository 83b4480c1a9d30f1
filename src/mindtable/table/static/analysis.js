// What the search thinks of the position is asked for again and again, each time it has thought on. Once another
// position is looked at nobody waits for it any more, and the server is told so.
"use strict";
(() => {
  let asking;
  let position = "";

  const put = (text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    const found = page.getElementById("assessed") ?? page.getElementById("proved");
    const place = found && document.getElementById(found.id);
    if (!place) return "";
    place.replaceWith(found);
    htmx.process(found);
    return found.dataset.next ?? "";
  };
  const think = async () => {
    const begin = document.querySelector("[data-thoughts]")?.dataset.thoughts ?? "";
    if (begin === position) return;
    position = begin;
    asking?.abort();
    asking = new AbortController();
    const { signal } = asking;
    try {
      for (let next = begin; next;) {
        const answer = await fetch(next, { signal, headers: { "HX-Request": "true" } });
        const text = await answer.text();
        if (signal.aborted) return;
        next = answer.ok ? put(text) : "";
      }
    } catch (problem) {
      if (!signal.aborted) throw problem;
    }
  };
  document.addEventListener("htmx:after:swap", think);
  addEventListener("pagehide", () => asking?.abort());
  think();
})();
