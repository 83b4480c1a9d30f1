// The coach stands beside what it speaks of, which is lit; what others do comes by itself after a moment.
"use strict";
(() => {
  const PAUSES = { relaxed: 2200, normal: 1300, quick: 600 }; // milliseconds before others act
  const GAP = 18; // between the coach and what is lit
  const EDGE = 8; // of the screen
  const BAR = 44; // above the table
  const CORNER = 30; // of the coach, where no tail is
  const coach = () => document.getElementById("coach");
  const veil = () => document.getElementById("veil");

  // --- what is lit ---
  const answersWith = (one, move) => one.value === move || JSON.parse(one.dataset.moves ?? "[]").some(([other]) => other === move);
  const whole = (one) => one.closest("li, .answer, label") ?? one;
  const suggested = (where, move) => [...document.querySelectorAll(`${where} :is([name=move], [data-moves])`)].filter((one) => answersWith(one, move)).map(whole);
  const isSeen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible";
  const light = () => {
    for (const one of document.querySelectorAll(".lit")) one.classList.remove("lit");
    const move = coach()?.dataset.suggested;
    const lit = move ? suggested("#table", move).filter(isSeen) : [];
    for (const one of [...lit, ...(move ? suggested("#sheet", move) : [])]) one.classList.add("lit");
    return lit;
  };

  const overlap = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

  // --- the veil: a sheet with holes ---
  const hole = ({ left, top, right, bottom }, around, round) => {
    const [a, b, c, d] = [left - around, top - around, right + around, bottom + around].map(Math.round);
    const arc = (x, y) => `A${round} ${round} 0 0 1 ${x} ${y}`;
    return `M${a + round} ${b}H${c - round}${arc(c, b + round)}V${d - round}${arc(c - round, d)}H${a + round}${arc(a, d - round)}V${b + round}${arc(a + round, b)}Z`;
  };
  // Holes that meet become one: where two lie over each other there would be none.
  const joined = (boxes) => boxes.reduce((found, box) => {
    const met = found.filter((other) => overlap(box, other));
    const side = (name, which) => which(box[name], ...met.map((other) => other[name]));
    const all = { left: side("left", Math.min), top: side("top", Math.min), right: side("right", Math.max), bottom: side("bottom", Math.max) };
    return [...found.filter((other) => !met.includes(other)), all];
  }, []);
  const draw = (lit) => {
    const sheet = veil();
    sheet.classList.toggle("drawn", lit.length > 0);
    if (!lit.length) return;
    const boxes = joined(lit.map((one) => one.getBoundingClientRect())).map((box) => [box, 10, 18]);
    const isStaged = [...document.querySelectorAll("#table .against .attacker")].some(isSeen); // before the creature itself
    for (const one of document.querySelectorAll(`#table :is(.question, .shown, [data-taught], ${isStaged ? ".against .attacker" : ".creature.attacks"})`)) {
      const box = one.getBoundingClientRect();
      if (isSeen(one) && !boxes.some(([other]) => overlap(box, other))) boxes.push([box, 2, 16]);
    }
    sheet.style.clipPath = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${boxes.map((box) => hole(...box)).join("")}")`;
  };

  // --- where the coach stands: where it covers least of what matters ---
  const MATTERS = [[".question", 10], [".shown, .creature.attacks, .against", 8], [".fighter, .panels, [data-taught] [data-glide]", 4], [".choice", 2], [".creature", 2], [".hand-card", 1]];
  const within = (value, least, most) => Math.max(least, Math.min(value, most));
  const weighed = (lit) => [
    ...lit.map((one) => [one.getBoundingClientRect(), 400]),
    ...MATTERS.flatMap(([which, weight]) => [...document.querySelectorAll(`#table :is(${which})`)].filter(isSeen).map((one) => [one.getBoundingClientRect(), weight])),
  ];
  const places = (near, width, height) => {
    const found = [];
    if (near) {
      const [middle, centre] = [(near.top + near.bottom - height) / 2, (near.left + near.right - width) / 2];
      found.push([near.right + GAP, middle], [near.left - GAP - width, middle], [centre, near.top - GAP - height], [centre, near.bottom + GAP]);
    }
    const asked = document.querySelector("#table .question")?.getBoundingClientRect();
    if (asked) found.push([asked.left, asked.top - EDGE - height]);
    for (const top of [0, innerHeight / 3, innerHeight]) for (const left of [innerWidth, 0, (innerWidth - width) / 2]) found.push([left, top]);
    return found;
  };
  const place = (lit) => {
    const one = coach();
    const { width, height } = one.getBoundingClientRect();
    const matters = weighed(lit);
    let best;
    places(lit[0]?.getBoundingClientRect(), width, height).forEach(([x, y], order) => {
      const left = within(x, EDGE, innerWidth - width - EDGE);
      const top = within(y, BAR, Math.max(BAR, innerHeight - height - EDGE));
      const box = { left, top, right: left + width, bottom: top + height };
      const cost = matters.reduce((sum, [other, weight]) => sum + overlap(box, other) * weight, order * 10);
      if (!best || cost < best.cost) best = { cost, box };
    });
    Object.assign(one.style, { left: `${best.box.left}px`, top: `${best.box.top}px`, right: "auto" });
    point(best.box, lit[0]?.getBoundingClientRect());
  };
  // A tail at the edge that faces what is lit.
  const point = (box, near) => {
    const tail = document.getElementById("tail");
    const x = near && within((near.left + near.right) / 2, box.left + CORNER, box.right - CORNER);
    const y = near && within((near.top + near.bottom) / 2, box.top + CORNER, box.bottom - CORNER);
    const side = !near ? "" : near.right <= box.left ? "left" : near.left >= box.right ? "right" : near.top >= box.bottom ? "below" : near.bottom <= box.top ? "above" : "";
    tail.dataset.side = side;
    const at = { left: [box.left, y], right: [box.right, y], below: [x, box.bottom], above: [x, box.top] }[side];
    if (at) Object.assign(tail.style, { left: `${at[0]}px`, top: `${at[1]}px` });
  };

  // --- after every change ---
  let waiting = 0;
  const stand = () => {
    if (!coach()) return;
    const lit = light();
    draw(lit);
    place(lit);
  };
  // What moves is looked at again once it rests; what glows for ever does not count.
  const moving = () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < Infinity);
  const follow = async () => {
    for (let now = moving(); now.length; now = moving()) {
      await Promise.allSettled(now.map((one) => one.finished));
      stand();
    }
  };
  const settle = () => {
    stand();
    follow();
    clearTimeout(waiting);
    const next = document.querySelector("#coach [data-others-due]");
    if (next) waiting = setTimeout(() => next.isConnected && next.click(), PAUSES[document.documentElement.dataset.pace] ?? PAUSES.normal);
  };
  const soon = () => requestAnimationFrame(settle);
  document.addEventListener("htmx:after:swap", soon);
  document.addEventListener("toggle", soon, true);
  addEventListener("resize", soon);
  new MutationObserver(light).observe(document.getElementById("sheet"), { attributes: true, attributeFilter: ["open"] });
  addEventListener("load", soon);
  soon();
})();
