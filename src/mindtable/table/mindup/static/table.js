// What is seen in a game of Mind Up!: the cards that were sealed are turned one after the other, the lowest first, and each
// takes its card of the row to a column, while a sentence tells it; at the end of a round the points are counted.
"use strict";
(() => {
  const { TIMES: { travel: TRAVEL, bounce: BOUNCE, reveal: REVEAL }, all, calm, hear, lay, play, was } = window.motion;
  const TIMES = { step: 420, all: 2000, away: 140, flight: 380, count: 250 };
  const isSeen = (one) => one?.checkVisibility();
  const rect = (one) => one.getBoundingClientRect();
  const appear = (one, delay, duration = REVEAL) => play(one, [{ opacity: 0 }, { opacity: 1 }], duration, { delay, fill: "backwards" });

  // --- the reveal ---
  let row = []; // the cards of the row with their places, before a change
  let lasts = 0; // how long what was revealed takes to its columns
  const seat = (letter) => all(`[data-seat="${letter}"] .who, .counted[data-seat="${letter}"]`).find(isSeen);

  // A card flies as it was, and only gets smaller: what it becomes there is seen when it has arrived.
  const fly = ({ place, copy }, to, delay) => {
    const there = rect(to);
    const frame = { transformOrigin: "0 0" };
    const end = `translate(${there.left - place.left}px, ${there.top - place.top}px) scale(${Math.min(1, there.width / place.width)})`;
    const frames = [{ ...frame, transform: "none" }, { ...frame, opacity: 1, transform: end, offset: .9 }, { ...frame, opacity: 0, transform: end }];
    play(lay(copy, place), frames, TIMES.flight, { delay, fill: "both" }).finally(() => copy.remove());
  };

  const turn = (card, step, delay) => {
    const from = was(card.dataset.glide)?.place ?? (seat(card.dataset.from) && rect(seat(card.dataset.from)));
    if (!from || !isSeen(card)) return;
    const is = rect(card);
    const there = `translate(${from.left - is.left}px, ${from.top - is.top}px)`;
    play(card, [
      { opacity: 0, transform: `${there} perspective(600px) rotateY(90deg)`, zIndex: 5 },
      { opacity: 1, transform: `${there} perspective(600px) rotateY(0deg)`, zIndex: 5, offset: .4 },
      { opacity: 1, transform: "none", zIndex: 5 },
    ], step, { delay, fill: "backwards" });
  };

  // Sentences come one after the other; where only one has room, each gives way to the next.
  const tell = (sentences, step) => {
    const shown = sentences.filter(isSeen);
    if (shown.length > 1) return shown.forEach((sentence, place) => appear(sentence, step * place));
    sentences.forEach((sentence, place) => {
      const [display, delay, duration] = isSeen(sentence) ? ["none", 0, step * place] : ["block", step * place, step];
      play(sentence, [{ display }, { display }], duration, { delay });
    });
  };

  const arrange = (now) => {
    lasts = 0;
    if (calm.matches) return [];
    const before = row.map(({ glide }) => glide);
    const played = all(".up-row [data-from]").filter((card) => !before.includes(card.dataset.glide));
    if (!row.length || played.length !== row.length) return counting.size ? now.keys() : reshaped(now);
    const step = Math.min(TIMES.step, TIMES.all / row.length);
    row.forEach((taken, place) => {
      const delay = step * place;
      const there = now.get(taken.glide);
      const taker = all(".counted, .up-other").find((area) => area.querySelector(`[data-glide="${taken.glide}"]`) && isSeen(area));
      turn(played[place], step, delay);
      hear("card", delay);
      if (there ?? taker) fly(taken, there ?? taker, delay + TIMES.away);
      if (there) appear(there, delay + TIMES.away + TIMES.flight * .8, 120);
    });
    tell(all(".just li").slice(0, row.length), step);
    lasts = step * row.length + TIMES.away;
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

  // --- the scoring: a press cuts it; that others seal their next cards meanwhile does not ---
  let wasScoring = false;
  const counting = new Set();
  const scoring = () => all(".scoring").find(isSeen);
  const run = (one, frames, duration, more) => {
    const animation = one.animate(frames, { duration, easing: "ease-out", fill: "backwards", ...more });
    counting.add(animation);
    animation.finished.catch(() => null).finally(() => counting.delete(animation));
  };
  const count = (delay) => {
    const rows = all(".scoring .counted");
    if (calm.matches || !rows.length) return;
    const lines = Math.max(...rows.map((one) => one.querySelectorAll(".counting").length));
    const whole = delay + TIMES.count * lines;
    for (const one of rows) {
      one.querySelectorAll(".counting").forEach((counted, place) => run(counted, [{ opacity: 0, scale: 1.4 }, { opacity: 1, scale: 1 }], TIMES.count, { delay: delay + TIMES.count * place }));
    }
    for (const told of all(".placed, .scored-who, .standing, .standing-short")) run(told, [{ opacity: 0 }, { opacity: 1 }], BOUNCE, { delay: whole });
    sort(rows, whole);
  };
  // Until all is counted they stand as they sit, if they are rows of the same height.
  const sort = (rows, whole) => {
    const places = rows.map(rect);
    if (new Set(places.map(({ height }) => Math.round(height))).size > 1) return;
    const sitting = [...rows].sort((one, other) => (one.dataset.seat < other.dataset.seat ? -1 : 1));
    rows.forEach((one, place) => {
      const down = places[sitting.indexOf(one)].top - places[place].top;
      const frames = [{ translate: `0 ${down}px` }, { translate: `0 ${down}px`, offset: whole / (whole + TRAVEL) }, { translate: "0 0" }];
      if (down) run(one, frames, whole + TRAVEL, { easing: "ease-in-out" });
    });
  };
  const skip = () => {
    for (const animation of counting) animation.finish();
  };
  document.addEventListener("click", (event) => { if (event.target.closest(".count-again")) count(0); });

  window.motion.add({
    press: skip,
    remember: () => {
      row = all(".up-row [data-glide]").filter(isSeen).map((card) => ({ glide: card.dataset.glide, place: rect(card), copy: card.cloneNode(true) }));
      wasScoring = Boolean(scoring());
    },
    arrange,
    follow: () => { if (scoring() && !wasScoring) count(lasts); },
  });
})();
