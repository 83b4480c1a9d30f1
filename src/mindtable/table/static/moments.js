// Moments that were not seen yet: several at once where moves came quickly, or behind a curtain. A page tells the last ones
// (#moments); their numbers are counted from the beginning of the game. How one is shown is said by its kind:
// moments.show(kind, lasts, how); what has a title is shown larger than the table, for a short while, and never in the way of
// a click.
"use strict";
window.moments = (() => {
  const { all, calm, hear, play } = window.motion;
  const TIMES = { sweep: 180, slide: 260, hold: 900, holdLater: 500, leave: 220, ribbon: 700, still: 1200, calm: 120 };
  const SPEED = { full: 1, quick: 1.5 };
  const ways = new Map();
  const chosen = () => document.documentElement.dataset.cutIns ?? "full";

  // --- what was seen already ---
  const told = () => all("#moments")[0] && all("#moments > li");
  const number = (one) => Number(one.dataset.moment);
  const latest = (there) => (there?.length ? number(there.at(-1)) : 0);
  let seen = told() && latest(told()); // the number of the last one that was seen here
  let showing = []; // those that are being seen: number, and when it has happened
  let fresh = [];
  const look = (until = performance.now()) => {
    for (const [number, when] of showing) if (when <= until) seen = number;
    showing = [];
  };
  const unseen = () => {
    const there = told();
    if (!there) return [];
    seen = Math.min(seen ?? Infinity, latest(there)); // moves may have been taken back
    return there.filter((one) => number(one) > seen);
  };

  // --- larger than the table ---
  let isFirst = true;
  const elements = (one) => {
    const cutIn = document.createElement("div");
    cutIn.className = `cut-in of-${one.dataset.kind}${"small" in one.dataset ? " ribbon" : ""}${"ours" in one.dataset ? " ours" : ""}`;
    cutIn.setAttribute("aria-hidden", "true"); // it is told, too
    const band = document.createElement("div");
    band.className = "cut-in-band";
    band.append(...[...one.children].map((part) => part.cloneNode(true)));
    for (const picture of band.querySelectorAll("img")) picture.src = picture.dataset.src;
    const goOn = Object.assign(document.createElement("p"), { className: "cut-in-go-on", textContent: one.parentElement.dataset.goOn });
    cutIn.append(band, goOn);
    return { cutIn, band };
  };

  const cutIn = (one, lasts, delay) => {
    const { cutIn, band } = elements(one);
    hear(one.dataset.kind, delay);
    document.body.append(cutIn);
    const share = (time) => time / lasts / (SPEED[chosen()] ?? 1);
    const still = calm.matches;
    const sweep = share(still ? TIMES.calm : TIMES.sweep);
    const leave = 1 - share(still ? TIMES.calm : TIMES.leave);
    const away = still ? "none" : "translateX(-105%)";
    play(band, [{ transform: away, opacity: still ? 0 : 1 }, { transform: "none", opacity: 1, offset: sweep }, { transform: "none", opacity: 1, offset: leave }, { transform: still ? "none" : "translateX(105%)", opacity: still ? 0 : 1 }], lasts, { delay, fill: "both" });
    const creature = band.querySelector(".cut-in-creature");
    if (creature && !still) play(creature, [{ transform: "translateX(60%)", opacity: 0 }, { transform: "none", opacity: 1 }], TIMES.slide, { delay: delay + TIMES.sweep, fill: "backwards" });
    play(cutIn, [{ opacity: 0 }, { opacity: 1, offset: sweep }, { opacity: 1, offset: leave }, { opacity: 0 }], lasts, { delay, fill: "both" }).finally(() => cutIn.remove());
  };

  const length = (one) => {
    if (!one.querySelector(".cut-in-title")) return 0;
    if (calm.matches) return TIMES.still;
    const whole = "small" in one.dataset ? TIMES.ribbon : TIMES.sweep + TIMES.slide + (isFirst ? TIMES.hold : TIMES.holdLater) + TIMES.leave;
    return whole / (SPEED[chosen()] ?? 1);
  };
  const show = (kind, lasts, how) => ways.set(kind, { lasts, how });

  // What comes of attacks is seen after them; what is larger than the table comes last.
  const begin = () => {
    let delay = 0;
    for (const one of fresh) {
      const way = ways.get(one.dataset.kind);
      const lasts = way ? (calm.matches ? 0 : way.lasts) : chosen() === "off" ? 0 : length(one);
      if (way && !calm.matches) way.how(one.dataset, lasts, delay);
      else if (lasts) cutIn(one, lasts, delay);
      else hear(one.dataset.kind);
      if (!way && !("small" in one.dataset) && lasts) isFirst = false;
      showing.push([number(one), performance.now() + delay + lasts / 2]);
      delay += lasts;
    }
  };

  window.motion.add({
    press: () => look(Infinity),
    remember: () => look(),
    wait: () => {
      fresh = unseen();
      return calm.matches ? 0 : fresh.reduce((sum, one) => sum + (ways.get(one.dataset.kind)?.lasts ?? 0), 0);
    },
    follow: begin,
  });
  return { show };
})();
