// The way to the service worker, which keeps pages to read and notifies. Browsers have one for https and this machine only.
"use strict";
(() => {
  const { worker } = document.currentScript.dataset;
  const register = async () => {
    await navigator.serviceWorker.register(worker);
    return navigator.serviceWorker.ready;
  };
  // Have something done there; what it is about is plain data.
  const ask = async (does, about) => {
    const { active } = (await navigator.serviceWorker?.getRegistration()) ?? {};
    if (!active) return;
    const { port1, port2 } = new MessageChannel();
    const done = new Promise((heard) => { port1.onmessage = heard; });
    active.postMessage({ does, about }, [port2]);
    await done;
  };
  // Who signs out leaves nothing behind.
  const forgetCaches = () => ask("forget");
  document.addEventListener("submit", (event) => { if (event.target.matches("[data-forgets]")) forgetCaches(); });
  // Who plays is not to wait for it, nor who has to save.
  const isBusy = document.getElementById("table") || navigator.connection?.saveData;
  if (navigator.serviceWorker && !isBusy) addEventListener("load", () => setTimeout(() => register().then(() => ask("keep")).catch(() => {}), 2000));

  window.offline = { ask, forgetCaches, register };
})();
