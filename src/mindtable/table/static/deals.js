// Adds random bits of this browser to a deal, and remembers what it saw then, to compare it when the game is over.
"use strict";
(() => {
  const REMEMBERED = 100; // deals
  const AGAIN = 2000; // milliseconds after which bits that did not arrive are sent once more

  const remembered = () => {
    try {
      return JSON.parse(localStorage.getItem("deals")) ?? [];
    } catch {
      return [];
    }
  };
  const remember = (deal) => {
    try {
      localStorage.setItem("deals", JSON.stringify([deal, ...remembered()].slice(0, REMEMBERED)));
    } catch {
      // A browser that keeps nothing compares nothing.
    }
  };
  const known = (game, commitment) => remembered().find((deal) => deal.game === game && deal.commitment === commitment);
  const drawn = () => Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");

  // --- before the game ---
  let sending = false;
  const add = async () => {
    const form = document.getElementById("add-bits");
    if (!form || sending) return;
    sending = true;
    const { game, commitment } = form.dataset;
    const deal = known(game, commitment) ?? { game, commitment, bits: drawn() };
    if (!known(game, commitment)) remember(deal);
    try {
      await fetch(form.action, { method: "POST", headers: { "HX-Request": "true" }, body: new URLSearchParams({ bits: deal.bits }) });
    } catch {
      // The line is lost; there is another try below.
    } finally {
      setTimeout(() => {
        sending = false;
        add();
      }, AGAIN);
    }
  };
  document.addEventListener("htmx:after:swap", add);
  add();

  // --- after it ---
  const check = document.getElementById("own-check");
  if (check) {
    const { game, commitments, bits } = check.dataset;
    const deal = remembered().find((one) => one.game === game);
    if (deal) {
      const agrees = commitments.split(" ").includes(deal.commitment) && bits.split(" ").includes(deal.bits);
      check.classList.add(agrees ? "agrees" : "differs");
      check.textContent = agrees ? check.dataset.agrees : check.dataset.differs;
    }
    check.hidden = !deal;
  }
})();
