// The line to the server: tried again until it stands, also where it never did. Meanwhile the page says that it is lost.
"use strict";
window.line = (() => {
  const AGAIN = 3000; // milliseconds
  let connected = false; // or on the way to be
  let stands = false;
  document.addEventListener("htmx:sse:before:connection", () => { stands = false; });
  document.addEventListener("htmx:sse:after:connection", () => {
    connected = stands = true;
    document.body.classList.remove("lost");
  });
  document.addEventListener("htmx:sse:error", () => {
    stands = false;
    document.body.classList.add("lost");
  });
  document.addEventListener("htmx:sse:close", () => { connected = false; });
  setInterval(() => {
    const place = document.querySelector("[hx-sse\\:connect]");
    if (connected || !place) return;
    document.body.classList.add("lost");
    htmx.ajax("GET", place.getAttribute("hx-sse:connect"), { source: place });
  }, AGAIN);
  return { stands: () => stands };
})();
