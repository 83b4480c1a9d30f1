// The lobby: how long one waits, how many wait for what, and the way to the game once others are found.
"use strict";
(() => {
  const CALLED = 700; // milliseconds in which it can be heard
  const root = document.documentElement;
  let goes = false;

  const count = () => {
    for (const time of document.querySelectorAll("#lobby-now time[data-since]")) {
      const seconds = Math.max(0, Math.floor(Date.now() / 1000 - Number(time.dataset.since)));
      time.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    }
  };
  const tellWaiting = () => {
    const waiting = new Map([...document.querySelectorAll("#waiting-by-clock li")].map((one) => [one.dataset.of, one]));
    for (const place of document.querySelectorAll("[data-waiting]")) {
      const one = waiting.get(place.dataset.waiting);
      place.textContent = one?.textContent ?? "";
      place.classList.toggle("mine", one?.classList.contains("mine") ?? false);
    }
  };
  const call = async () => {
    document.title = `● ${document.querySelector("[data-found]").dataset.found}`;
    document.dispatchEvent(new CustomEvent("heard", { detail: { what: "taken", delay: 0 } }));
    setTimeout(() => location.assign("/lobby"), CALLED);
  };
  const settle = () => {
    count();
    tellWaiting();
    if (document.getElementById("found-others") && !goes) {
      goes = true;
      call();
    }
  };
  document.addEventListener("htmx:after:swap", settle);
  setInterval(count, 1000);

  // Sound, where somebody wants it: browsers want to be touched first.
  const sounds = document.querySelector("[data-sounds]");
  const listen = () => import(sounds.dataset.sounds).then(({ begin }) => begin());
  if (sounds && root.dataset.sound === "on") document.addEventListener("pointerdown", listen, { once: true });
  settle();
})();
