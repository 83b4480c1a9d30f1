// The coach stands beside what it speaks of, which is lit, and speaks once the table rests; what others do comes by itself after
// a moment.
"use strict";
(() => {
  const PAUSES = { relaxed: 1800, normal: 900, quick: 300 }; // milliseconds before others act, once the table rests
  const GIVEN_UP = 4000; // milliseconds after which they can be asked to act again
  const GAP = 18; // between the coach and what is lit
  const EDGE = 8; // of the screen
  const BAR = 46; // above the table
  const CORNER = 30; // of the coach, where no tail is
  const REACH = 160; // of the tail, in pixels: what is further away is not pointed at
  const docked = window.matchMedia("(max-width: 899.98px), (max-height: 559.98px)"); // then it lies over nothing
  const coach = () => document.getElementById("coach");
  const veil = () => document.getElementById("veil");
  const boxOf = (one) => one.getBoundingClientRect();

  // --- what is lit, and what it speaks of ---
  const answersWith = (one, move) => one.value === move || JSON.parse(one.dataset.moves ?? "[]").some(([other]) => other === move);
  const whole = (one) => one.closest("li, .answer, label") ?? one;
  const suggested = (where, move) => [...document.querySelectorAll(`${where} :is([name=move], [data-moves])`)].filter((one) => answersWith(one, move)).map(whole);
  const isSeen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible";
  const seen = (which) => [...document.querySelectorAll(`#table :is(${which})`)].filter(isSeen);
  const light = () => {
    for (const one of document.querySelectorAll(".lit")) one.classList.remove("lit");
    const move = coach()?.dataset.suggested;
    const found = move ? suggested("#table", move).filter(isSeen) : [];
    const sealing = found.some((one) => one.querySelector(":checked")) ? seen(".seal") : []; // what is chosen has to be sealed
    const lit = [...sealing, ...found];
    for (const one of [...lit, ...(move ? suggested("#sheet", move) : [])]) one.classList.add("lit");
    return lit;
  };
  const named = () => {
    const cards = new Set([...coach().querySelectorAll(".words .named")].map((one) => one.dataset.read));
    return seen(".card[data-read]").filter((one) => cards.has(one.dataset.read));
  };

  const overlap = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

  // --- the veil: a sheet with holes ---
  const hole = ({ left, top, right, bottom }) => {
    const [a, b, c, d] = [left, top, right, bottom].map(Math.round);
    const round = 16;
    const arc = (x, y) => `A${round} ${round} 0 0 1 ${x} ${y}`;
    return `M${a + round} ${b}H${c - round}${arc(c, b + round)}V${d - round}${arc(c - round, d)}H${a + round}${arc(a, d - round)}V${b + round}${arc(a + round, b)}Z`;
  };
  const around = (one, by) => {
    const { left, top, right, bottom } = boxOf(one);
    return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
  };
  // Holes that meet become one: where two lie over each other there would be none.
  const joined = (boxes) => boxes.reduce((found, box) => {
    const met = found.filter((other) => overlap(box, other));
    if (!met.length) return [...found, box];
    const side = (name, which) => which(box[name], ...met.map((other) => other[name]));
    const all = { left: side("left", Math.min), top: side("top", Math.min), right: side("right", Math.max), bottom: side("bottom", Math.max) };
    return joined([...found.filter((other) => !met.includes(other)), all]);
  }, []);
  const draw = (lit) => {
    const sheet = veil();
    sheet.classList.toggle("drawn", lit.length > 0);
    if (!lit.length) return;
    const open = [...lit.map((one) => around(one, 7)), ...[...seen(".question, .shown, [data-taught], .against .attacker, .creature.attacks"), ...named()].map((one) => around(one, docked.matches ? 0 : 4))];
    if (docked.matches) open.push(around(coach(), 0));
    sheet.style.clipPath = `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${joined(open).map(hole).join("")}")`;
  };

  // --- where the coach stands: never over what it speaks of or what is asked, and where it covers least of all else ---
  const SPARED = ".question, .question .answers, .shown, .creature.attacks, .against, .seat, .team-life, .fighter, .scored, [data-taught]";
  const WEIGHTS = [[".choice, .unable", 3], [".creature", 2], [".hand-card, .asking-order, .knows", 1], [".rail", .05]];
  const SPARED_WEIGHT = 1000;
  const STEP = 16; // between two places that are tried, in pixels
  const PULL = 40; // of what is lit: as many square pixels may be covered to come a pixel nearer
  const within = (value, least, most) => Math.max(least, Math.min(value, most));
  const boxes = (ones, weight) => ones.map((one) => [boxOf(one), weight]);
  const distance = (one, other) => Math.hypot(Math.max(0, other.left - one.right, one.left - other.right), Math.max(0, other.top - one.bottom, one.top - other.bottom));
  function* places(width, height, near) {
    const [right, low] = [innerWidth - width - EDGE, Math.max(BAR, innerHeight - height - EDGE)];
    const box = (left, top) => ({ left, top, right: left + width, bottom: top + height });
    if (near) {
      const [level, above] = [within((near.top + near.bottom - height) / 2, BAR, low), within((near.left + near.right - width) / 2, EDGE, right)];
      if (near.right + GAP <= right) yield box(near.right + GAP, level);
      if (near.left - GAP - width >= EDGE) yield box(near.left - GAP - width, level);
      if (near.top - GAP - height >= BAR) yield box(above, near.top - GAP - height);
      if (near.bottom + GAP <= low) yield box(above, near.bottom + GAP);
    }
    for (let top = low; top > BAR - STEP; top -= STEP) for (let left = right; left > EDGE - STEP; left -= STEP) yield box(Math.max(left, EDGE), Math.max(top, BAR));
  }
  const best = (matters, near) => {
    const { width, height } = boxOf(coach());
    let found;
    for (const box of places(width, height, near)) {
      const cost = matters.reduce((sum, [other, weight]) => sum + overlap(box, other) * weight, near ? distance(box, near) * PULL : 0);
      if (!found || cost < found.cost) found = { cost, box };
    }
    return found;
  };
  const place = (lit) => {
    const one = coach();
    one.removeAttribute("style");
    one.classList.remove("narrow");
    if (docked.matches) return point(boxOf(one), lit[0]);
    const spared = [...boxes([...lit, ...named(), ...seen(SPARED)], SPARED_WEIGHT)];
    const matters = [...spared, ...WEIGHTS.flatMap(([which, weight]) => boxes(seen(which), weight))];
    const near = lit[0] && boxOf(lit[0]);
    let found = best(matters, near);
    if (spared.some(([other]) => overlap(found.box, other))) {
      one.classList.add("narrow");
      found = best(matters, near);
    }
    Object.assign(one.style, { left: `${found.box.left}px`, top: `${found.box.top}px`, right: "auto" });
    point(found.box, lit[0]);
  };
  // A tail at the edge that faces what is lit, if nothing it could mean instead lies between.
  const point = (box, lit) => {
    const near = lit && boxOf(lit);
    const tail = document.getElementById("tail");
    const x = near && (Math.max(near.left, box.left) + Math.min(near.right, box.right)) / 2;
    const y = near && (Math.max(near.top, box.top) + Math.min(near.bottom, box.bottom)) / 2;
    const isLevel = near && within(y, box.top + CORNER, box.bottom - CORNER) === y && near.top <= y && y <= near.bottom;
    const isAbove = near && within(x, box.left + CORNER, box.right - CORNER) === x && near.left <= x && x <= near.right;
    const ways = near ? { left: isLevel && box.left - near.right, right: isLevel && near.left - box.right, above: isAbove && box.top - near.bottom, below: isAbove && near.top - box.bottom } : {};
    const side = Object.keys(ways).find((way) => ways[way] !== false && ways[way] >= 0 && ways[way] <= REACH) ?? "";
    const at = { left: [box.left, y], right: [box.right, y], below: [x, box.bottom], above: [x, box.top] }[side];
    const points = at && isFree(side, at, near, lit);
    tail.dataset.side = points ? side : "";
    if (points) Object.assign(tail.style, { left: `${at[0]}px`, top: `${at[1]}px` });
  };
  const isFree = (side, [x, y], near, lit) => {
    const way = { left: { left: near.right, right: x, top: y, bottom: y + 1 }, right: { left: x, right: near.left, top: y, bottom: y + 1 }, above: { top: near.bottom, bottom: y, left: x, right: x + 1 }, below: { top: y, bottom: near.top, left: x, right: x + 1 } }[side];
    return !seen(".creature, .hand-card, .answer, .choice, .seat").some((one) => one !== lit && !one.contains(lit) && !lit.contains(one) && overlap(boxOf(one), way));
  };

  // --- after every change ---
  let change = 0;
  const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });
  // What glows for ever is no motion.
  const moving = () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime < Infinity);
  const atRest = async () => {
    for (let now = moving(); now.length; now = moving()) await Promise.allSettled(now.map((one) => one.finished));
  };
  const stand = () => {
    const lit = light();
    for (const one of lit) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    draw(lit);
    place(lit);
  };
  const hush = (is) => {
    coach().classList.toggle("silent", is);
    if (is) veil().classList.remove("drawn");
    if (is) document.getElementById("tail").dataset.side = "";
  };
  const settle = async () => {
    const mine = ++change;
    hush(true); // before anybody has seen what it would say
    await new Promise(requestAnimationFrame);
    await atRest();
    if (mine !== change) return;
    const next = coach().querySelector("[data-others-due]");
    if (next) {
      await pause(PAUSES[document.documentElement.dataset.pace] ?? PAUSES.normal);
      if (mine === change) next.click();
      await pause(GIVEN_UP);
    }
    if (mine !== change) return;
    hush(false);
    stand();
  };
  const again = () => requestAnimationFrame(() => { if (!coach()?.matches(".silent")) stand(); });
  document.addEventListener("htmx:after:swap", ({ detail }) => { if (detail.ctx.target?.id === "lesson") settle(); });
  document.addEventListener("toggle", again, true);
  document.addEventListener("change", again);
  for (const event of ["resize", "load"]) addEventListener(event, again);
  new MutationObserver(light).observe(document.getElementById("sheet"), { attributes: true, attributeFilter: ["open"] });
  settle();
})();
