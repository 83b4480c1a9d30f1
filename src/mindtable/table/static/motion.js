// What happened is seen: cards go where they go, attackers lunge, Mindbugs fly. A card has a name (data-glide) by which it
// is found again after a change. Nothing is ever in the way of a click: an answer, or the next change, cuts what still runs.
"use strict";
(() => {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const TIMES = { travel: 280, reveal: 220, lunge: 320, leave: 360, bounce: 200, mindbug: 400, turn: 300, apart: 90, question: 160, calm: 120 };
  const MEASURES = ["--play-width", "--play-height", "--play-edge", "--play-art", "--play-name-height", "--play-name", "--play-name-line", "--least"];
  const all = (selector) => [...document.querySelectorAll(`#table ${selector}`)];

  // While something moves, the glow does not breathe.
  const running = new Set();
  const play = (one, frames, duration, more = {}) => {
    const animation = one.animate(frames, { duration, easing: "ease-out", ...more });
    running.add(animation);
    document.body.classList.add("moving");
    return animation.finished.catch(() => null).finally(() => {
      running.delete(animation);
      if (!running.size) document.body.classList.remove("moving");
    });
  };
  const cut = () => {
    for (const animation of running) animation.finish();
  };

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
  const unseen = () => {
    const attacks = told();
    if (!attacks) return [];
    seen = calm.matches ? latest(attacks) : Math.min(seen ?? Infinity, latest(attacks)); // moves may have been taken back
    const found = attacks.filter(([number]) => number > seen);
    shown = found.map(([number], place) => [number, performance.now() + TIMES.lunge * (place + .5)]);
    return found;
  };

  // --- what there was before a change ---
  let before;
  const cards = () => new Map(all("[data-glide]").filter((card) => card.checkVisibility()).map((card) => [card.dataset.glide, card]));
  const seatOf = (card) => card.closest(".place")?.dataset.seat; // of who plays a creature
  const kept = (card) => {
    const copy = card.cloneNode(true);
    const style = getComputedStyle(card);
    for (const measure of MEASURES) copy.style.setProperty(measure, style.getPropertyValue(measure));
    return { place: card.getBoundingClientRect(), seat: seatOf(card), row: all(".up-row [data-glide]").indexOf(card), copy };
  };
  const remember = () => {
    cut();
    look();
    before = {
      cards: new Map([...cards()].map(([glide, card]) => [glide, kept(card)])),
      numbers: new Map(all("[data-number]").map((one) => [one.dataset.number, one.textContent])),
      tokens: new Map(all("[data-token]").map((one) => [one.dataset.token, { place: one.getBoundingClientRect(), source: one.src }])),
      shown: all(".shown")[0]?.dataset.glide,
      question: all(".question h2")[0]?.textContent,
    };
  };

  // --- cards ---
  const from = (was, is) => `translate(${was.left - is.left}px, ${was.top - is.top}px) scale(${was.width / is.width}, ${was.height / is.height})`;
  const fade = (one) => play(one, [{ opacity: 0 }, { opacity: 1 }], TIMES.calm);

  const travel = (card, was, delay = 0) => {
    const is = card.getBoundingClientRect();
    const way = Math.hypot(was.left - is.left, was.top - is.top);
    if (way < 3 || !is.width) return;
    if (calm.matches) return way > is.width ? fade(card) : undefined;
    const frame = { transformOrigin: "0 0", zIndex: 5 };
    play(card, [{ ...frame, transform: from(was, is) }, { ...frame, transform: "none" }], TIMES.travel, { delay, fill: "backwards" });
  };

  const reveal = (card) => {
    if (calm.matches) fade(card);
    else play(card, [{ opacity: 0, scale: .8 }, { opacity: 1, scale: 1 }], TIMES.reveal);
  };

  const lay = (copy, place) => {
    for (const name of ["id", "data-glide"]) copy.removeAttribute(name);
    copy.setAttribute("aria-hidden", "true");
    copy.inert = true;
    Object.assign(copy.style, { position: "fixed", left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, margin: 0, zIndex: 20, pointerEvents: "none", listStyle: "none" });
    document.body.append(copy);
    return copy;
  };

  // A card that is not on the table any more fades on its way to the pile where it lies now, if it lies in one.
  const leave = (glide, { place, copy }, delay) => {
    const pile = document.querySelector(`[popover] [data-glide="${CSS.escape(glide)}"]`)?.closest("[popover]")?.id;
    const there = pile && document.querySelector(`[popovertarget="${pile}"] .small-card`)?.getBoundingClientRect();
    const end = there ? `translate(${there.left - place.left}px, ${there.top - place.top}px) scale(.3)` : "scale(.7)";
    const frame = { transformOrigin: "0 0" };
    lay(copy, place);
    const gone = calm.matches
      ? play(copy, [{ opacity: 1 }, { opacity: 0 }], TIMES.calm)
      : play(copy, [frame, { ...frame, opacity: .8, transform: "scale(.92)", offset: .4 }, { ...frame, opacity: 0, transform: end }], TIMES.leave, { delay });
    gone.finally(() => copy.remove());
  };

  // Mind Up!: the cards that were sealed turn all at once where they were chosen; those of the row walk to their columns, one
  // after the other; then what was played is the new row.
  const turned = (now) => {
    if (calm.matches) return new Set();
    const played = all(".up-row [data-from]").filter((card) => !(before.cards.get(card.dataset.glide)?.row >= 0));
    const taken = [...before.cards].filter(([glide, was]) => was.row >= 0 && now.has(glide) && !now.get(glide).closest(".up-row"));
    if (!played.length || !taken.length) return new Set();
    taken.sort(([, one], [, other]) => one.row - other.row);
    taken.forEach(([glide, was], place) => travel(now.get(glide), was.place, TIMES.turn + TIMES.apart * place));
    const waits = TIMES.turn + TIMES.apart * taken.length;
    const whole = waits + TIMES.travel;
    for (const card of played) {
      const seat = all(`[data-seat="${card.dataset.from}"] .initial`)[0];
      const was = before.cards.get(card.dataset.glide)?.place ?? seat?.getBoundingClientRect();
      if (!was?.width) continue;
      const is = card.getBoundingClientRect();
      const there = `translate(${was.left - is.left}px, ${was.top - is.top}px)`;
      play(card, [
        { transform: `${there} perspective(600px) rotateY(90deg)`, zIndex: 5 },
        { transform: there, zIndex: 5, offset: TIMES.turn / whole },
        { transform: there, zIndex: 5, offset: waits / whole, easing: "ease-out" },
        { transform: "none", zIndex: 5 },
      ], whole, { easing: "linear" });
    }
    return new Set([...taken.map(([glide]) => glide), ...played.map((card) => card.dataset.glide)]);
  };

  const move = (wait) => {
    const now = cards();
    const done = turned(now);
    for (const [glide, card] of now) {
      const was = before.cards.get(glide);
      if (done.has(glide)) continue;
      if (was) travel(card, was.place, was.seat && was.seat === seatOf(card) ? wait : 0); // who comes from elsewhere would not be seen meanwhile
      else if (before.cards.size) reveal(card);
    }
    for (const [glide, was] of before.cards) if (!now.has(glide)) leave(glide, was, wait);
  };

  // --- what is no card, or more than going somewhere ---
  // One after the other; who has fallen meanwhile lunges, too, before it leaves.
  const lunge = (attacks) => {
    attacks.forEach(([, seat, card], turn) => {
      const place = all(`.place[data-seat="${seat}"]`)[0];
      const alike = [...place.querySelectorAll(`.creature .card[data-read="${CSS.escape(card)}"]`)];
      const fallen = [...before.cards.values()].filter((was) => was.seat === seat && was.copy.isConnected).map((was) => was.copy.querySelector(".card"));
      const attacker = alike.find((one) => one.closest(".attacks")) ?? alike[0] ?? fallen.find((one) => one.dataset.read === card);
      const far = place.matches(".us") ? "0 -24px" : "0 24px";
      if (attacker) play(attacker, [{ translate: "0 0" }, { translate: far, offset: .4 }, { translate: "0 0" }], TIMES.lunge, { delay: TIMES.lunge * turn });
    });
  };

  // A Mindbug or a Mindfrog that is used now flies from its player to the card it takes, and turns once.
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

  const bounce = () => {
    for (const one of all("[data-number]")) {
      const was = before.numbers.get(one.dataset.number);
      if (was !== undefined && was !== one.textContent) play(one, [{ scale: 1 }, { scale: 1.15 }, { scale: 1 }], TIMES.bounce);
    }
  };

  const ask = () => {
    const question = all(".question")[0];
    if (question && question.querySelector("h2")?.textContent !== before.question) play(question, [{ opacity: 0 }, { opacity: 1 }], calm.matches ? TIMES.calm : TIMES.question);
  };

  document.addEventListener("htmx:before:request", () => {
    cut();
    look(Infinity);
  });
  document.addEventListener("htmx:before:swap", remember);
  document.addEventListener("htmx:after:swap", () => {
    if (!before || all(".curtain").length) return; // what lies behind a curtain is gone at once
    const attacks = unseen();
    move(TIMES.lunge * attacks.length); // what comes of an attack is seen after it
    ask();
    lunge(attacks);
    if (!calm.matches) [fly, bounce].forEach((one) => one());
  });
})();
