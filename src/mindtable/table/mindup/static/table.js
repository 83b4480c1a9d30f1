// What is seen in a game of Mind Up!: the cards that were sealed are turned one after the other, the lowest first, and each
// takes its card of the row to a column, while a sentence tells it; at the end of a round the points are counted. A press
// anywhere shows how it ends at once.
"use strict";
(() => {
  const { TIMES: { travel: TRAVEL, bounce: BOUNCE, reveal: REVEAL }, all, calm, lay, was } = window.motion;
  const TIMES = { step: 420, away: 140, flight: 380, count: 250 };
  let row = []; // the cards of the row with their places, before a change
  let wasScoring = false;
  let starts = 0; // when what was revealed lies in its columns

  // --- a press cuts all of it; that others seal their next cards meanwhile does not ---
  const running = new Set();
  const run = (one, frames, duration, more) => {
    const animation = one.animate(frames, { duration, easing: "ease-out", ...more });
    running.add(animation);
    return animation.finished.catch(() => null).finally(() => running.delete(animation));
  };
  const skip = () => {
    for (const animation of running) animation.finish();
  };
  for (const pressed of ["pointerdown", "keydown"]) document.addEventListener(pressed, skip, true);

  // --- the reveal ---
  const isSeen = (card) => card?.checkVisibility();
  const rect = (one) => one.getBoundingClientRect();
  const seat = (letter) => all(`[data-seat="${letter}"] .who, .counted[data-seat="${letter}"]`).find(isSeen);
  const appear = (one, delay, duration = REVEAL) => run(one, [{ opacity: 0 }, { opacity: 1 }], duration, { delay, fill: "backwards" });

  // A card flies as it was, and only gets smaller: what it becomes there is seen when it has arrived.
  const fly = ({ place, copy }, to, delay) => {
    lay(copy, place).style.height = `${place.height}px`;
    const there = rect(to);
    const size = Math.min(1, there.width / place.width);
    const end = `translate(${there.left - place.left}px, ${there.top - place.top}px) scale(${size})`;
    run(copy, [{ transformOrigin: "0 0", transform: "none" }, { transformOrigin: "0 0", opacity: 1, transform: end, offset: .9 }, { transformOrigin: "0 0", opacity: 0, transform: end }], TIMES.flight, { delay, fill: "backwards" })
      .finally(() => copy.remove());
  };

  const turn = (card, delay) => {
    const from = was(card.dataset.glide)?.place ?? (seat(card.dataset.from) && rect(seat(card.dataset.from)));
    if (!from || !isSeen(card)) return;
    const is = rect(card);
    const there = `translate(${from.left - is.left}px, ${from.top - is.top}px)`;
    run(card, [
      { opacity: 0, transform: `${there} perspective(600px) rotateY(90deg)`, zIndex: 5 },
      { opacity: 1, transform: `${there} perspective(600px) rotateY(0deg)`, zIndex: 5, offset: .4 },
      { opacity: 1, transform: "none", zIndex: 5 },
    ], TIMES.step, { delay, fill: "backwards" });
  };

  // Sentences come one after the other; where only one has room, each gives way to the next.
  const tell = (sentences) => {
    const shown = sentences.filter(isSeen);
    if (shown.length > 1) return shown.forEach((sentence, place) => appear(sentence, TIMES.step * place));
    sentences.forEach((sentence, place) => {
      const [delay, duration] = isSeen(sentence) ? [0, TIMES.step * place] : [TIMES.step * place, TIMES.step];
      const display = isSeen(sentence) ? "none" : "block";
      run(sentence, [{ display }, { display }], duration, { delay });
    });
  };

  const arrange = (now) => {
    starts = 0;
    if (calm.matches) return [];
    const before = row.map(({ glide }) => glide);
    const played = all(".up-row [data-from]").filter((card) => !before.includes(card.dataset.glide));
    if (!row.length || played.length !== row.length) return running.size ? now.keys() : reshaped(now);
    skip();
    row.forEach((taken, place) => {
      const delay = TIMES.step * place;
      const there = now.get(taken.glide);
      const taker = all(".counted, .up-other").find((area) => area.querySelector(`[data-glide="${taken.glide}"]`) && isSeen(area));
      turn(played[place], delay);
      if (there ?? taker) fly(taken, there ?? taker, delay + TIMES.away);
      if (there) appear(there, delay + TIMES.away + TIMES.flight * .8, 120);
    });
    tell(all(".just li").slice(0, row.length));
    starts = TIMES.step * row.length + TIMES.away;
    const done = [...before, ...played.map((card) => card.dataset.glide)];
    return [...done, ...reshaped(now).filter((glide) => !done.includes(glide))];
  };

  // What lies there in another shape than before is not stretched on its way: it appears where it is.
  const reshaped = (now) => [...now].filter(([glide, card]) => {
    if (!was(glide)) return false;
    const [before, is] = [was(glide).place, rect(card)];
    const change = (before.width / before.height) / (is.width / is.height);
    if (change > .8 && change < 1.25) return false;
    appear(card, 0);
    return true;
  }).map(([glide]) => glide);

  // --- the scoring ---
  const scoring = () => all(".scoring").find(isSeen);
  const count = (delay) => {
    const rows = all(".scoring .counted");
    if (calm.matches || !rows.length) return;
    const lines = Math.max(...rows.map((one) => one.querySelectorAll(".counting").length));
    const whole = delay + TIMES.count * lines;
    for (const one of rows) {
      one.querySelectorAll(".counting").forEach((counted, place) => run(counted, [{ opacity: 0, scale: 1.4 }, { opacity: 1, scale: 1 }], TIMES.count, { delay: delay + TIMES.count * place, fill: "backwards" }));
      run(one.querySelector(".placed"), [{ opacity: 0 }, { opacity: 1 }], BOUNCE, { delay: whole, fill: "backwards" });
    }
    for (const told of all(".scored-who, .standing, .standing-short")) run(told, [{ opacity: 0 }, { opacity: 1 }], BOUNCE, { delay: whole, fill: "backwards" });
    // Until all is counted they stand as they sit.
    const places = rows.map((one) => rect(one));
    if (new Set(places.map(({ height }) => Math.round(height))).size > 1) return;
    const sitting = [...rows].sort((one, other) => (one.dataset.seat < other.dataset.seat ? -1 : 1));
    rows.forEach((one, place) => {
      const there = places[sitting.indexOf(one)];
      const from = `translate(${there.left - places[place].left}px, ${there.top - places[place].top}px)`;
      if (there !== places[place]) run(one, [{ transform: from }, { transform: from, offset: whole / (whole + TRAVEL) }, { transform: "none" }], whole + TRAVEL, { easing: "ease-in-out" });
    });
  };
  document.addEventListener("click", (event) => { if (event.target.closest(".count-again")) count(0); });

  window.motion.add({
    remember: () => {
      row = all(".up-row [data-glide]").filter(isSeen).map((card) => ({ glide: card.dataset.glide, place: rect(card), copy: card.cloneNode(true) }));
      wasScoring = Boolean(scoring());
    },
    ask: skip,
    arrange,
    follow: () => { if (scoring() && !wasScoring) count(starts); },
  });
})();
