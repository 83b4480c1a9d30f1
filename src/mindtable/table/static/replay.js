// A replay that plays by itself.
"use strict";
(() => {
  const PACE = 1400; // milliseconds for a move
  let playing = 0;

  const show = () => {
    for (const button of document.querySelectorAll("[data-autoplay]")) button.setAttribute("aria-pressed", String(Boolean(playing)));
  };
  const stop = () => {
    clearInterval(playing);
    playing = 0;
    show();
  };
  const next = () => document.querySelector("a[data-key=ArrowRight]");
  const start = () => {
    if (!next()) document.querySelector("a[data-key=Home]")?.click();
    playing = setInterval(() => (next() ? next().click() : stop()), PACE);
    show();
  };
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-autoplay]")) playing ? stop() : start();
    else if (event.isTrusted && event.target.closest(".replay-bar")) stop();
  });
  document.addEventListener("keydown", (event) => { if (event.key.startsWith("Arrow")) stop(); });
  document.addEventListener("htmx:after:swap", show);
  show();
})();
