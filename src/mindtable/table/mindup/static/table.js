// What is seen in a game of Mind Up!: the cards that were sealed turn all at once where they were chosen; those of the row
// walk to their columns, one after the other; then what was played is the new row.
"use strict";
(() => {
  const { TIMES: { travel: TRAVEL }, all, calm, play, travel, was } = window.motion;
  const TIMES = { turn: 300, apart: 90 };
  let row = new Map(); // the places in the row of its cards, before a change

  const arrange = (now) => {
    if (calm.matches) return [];
    const played = all(".up-row [data-from]").filter((card) => !row.has(card.dataset.glide));
    const taken = [...row.keys()].filter((glide) => was(glide) && now.has(glide) && !now.get(glide).closest(".up-row"));
    if (!played.length || !taken.length) return [];
    taken.sort((one, other) => row.get(one) - row.get(other));
    taken.forEach((glide, place) => travel(now.get(glide), was(glide).place, TIMES.turn + TIMES.apart * place));
    const waits = TIMES.turn + TIMES.apart * taken.length;
    const whole = waits + TRAVEL;
    for (const card of played) {
      const seat = all(`[data-seat="${card.dataset.from}"] .initial`)[0];
      const before = was(card.dataset.glide)?.place ?? seat?.getBoundingClientRect();
      if (!before?.width) continue;
      const is = card.getBoundingClientRect();
      const there = `translate(${before.left - is.left}px, ${before.top - is.top}px)`;
      play(card, [
        { transform: `${there} perspective(600px) rotateY(90deg)`, zIndex: 5 },
        { transform: there, zIndex: 5, offset: TIMES.turn / whole },
        { transform: there, zIndex: 5, offset: waits / whole, easing: "ease-out" },
        { transform: "none", zIndex: 5 },
      ], whole, { easing: "linear" });
    }
    return [...taken, ...played.map((card) => card.dataset.glide)];
  };

  window.motion.add({
    remember: () => { row = new Map(all(".up-row [data-glide]").map((card, place) => [card.dataset.glide, place])); },
    arrange,
  });
})();
