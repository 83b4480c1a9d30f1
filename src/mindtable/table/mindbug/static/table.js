// What is seen in games of Mindbug: attackers lunge, Mindbugs fly.
"use strict";
(() => {
  const { all, calm, cards, gone, lay, play } = window.motion;
  const TIMES = { lunge: 320, mindbug: 400 };

  // --- attacks that were not seen yet: several at once where moves came quickly, or behind a curtain ---
  // A page tells the last ones, [number, seat, card]; numbers are counted from the beginning of the game.
  const told = () => JSON.parse(all("[data-attacks]")[0]?.dataset.attacks ?? "null");
  const latest = (attacks) => attacks?.at(-1)?.[0] ?? 0;
  let seen = told() && latest(told()); // the number of the last one that was seen here
  let shown = []; // those that are being seen: number, and when it has happened
  const look = (until = performance.now()) => {
    for (const [number, when] of shown) if (when <= until) seen = number;
    shown = [];
  };
  let attacks = [];
  const unseen = () => {
    const found = told();
    if (!found) return [];
    seen = calm.matches ? latest(found) : Math.min(seen ?? Infinity, latest(found)); // moves may have been taken back
    const fresh = found.filter(([number]) => number > seen);
    shown = fresh.map(([number], place) => [number, performance.now() + TIMES.lunge * (place + .5)]);
    return fresh;
  };

  // One after the other; who has fallen meanwhile lunges, too, before it leaves.
  const lunge = () => {
    attacks.forEach(([, seat, card], turn) => {
      const place = all(`.place[data-seat="${seat}"]`)[0];
      const alike = [...place.querySelectorAll(`.creature .card[data-read="${CSS.escape(card)}"]`)];
      const fallen = gone().filter((was) => was.seat === seat).map((was) => was.copy.querySelector(".card"));
      const attacker = alike.find((one) => one.closest(".attacks")) ?? alike[0] ?? fallen.find((one) => one.dataset.read === card);
      const far = place.matches(".us") ? "0 -24px" : "0 24px";
      if (attacker) play(attacker, [{ translate: "0 0" }, { translate: far, offset: .4 }, { translate: "0 0" }], TIMES.lunge, { delay: TIMES.lunge * turn });
    });
  };

  // A Mindbug or a Mindfrog that is used now flies from its player to the card it takes, and turns once.
  let before = { tokens: new Map() };
  const fly = () => {
    const card = before.shown && cards().get(before.shown);
    const there = card?.getBoundingClientRect();
    for (const token of there?.width ? all("[data-token][data-used]") : []) {
      const was = before.tokens.get(token.dataset.token);
      if (!was || was.source === token.src || !was.place.width) continue;
      const flying = lay(Object.assign(new Image(), { src: was.source, alt: "" }), was.place);
      const way = `translate(${there.left + (there.width - was.place.width) / 2 - was.place.left}px, ${there.top + (there.height - was.place.height) / 2 - was.place.top}px)`;
      play(flying, [{ transform: "none" }, { transform: `${way} rotate(360deg)`, opacity: 1, offset: .85 }, { transform: `${way} rotate(360deg)`, opacity: 0 }], TIMES.mindbug)
        .finally(() => flying.remove());
    }
  };

  window.motion.add({
    measures: ["--play-width", "--play-height", "--play-edge", "--play-art", "--play-name-height", "--play-name", "--play-name-line", "--least"],
    ask: () => look(Infinity),
    remember: () => {
      look();
      before = {
        tokens: new Map(all("[data-token]").map((one) => [one.dataset.token, { place: one.getBoundingClientRect(), source: one.src }])),
        shown: all(".shown")[0]?.dataset.glide,
      };
    },
    wait: () => {
      attacks = unseen();
      return TIMES.lunge * attacks.length; // what comes of an attack is seen after it
    },
    follow: () => {
      lunge();
      if (!calm.matches) fly();
    },
  });
})();
