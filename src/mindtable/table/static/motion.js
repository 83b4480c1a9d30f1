// What happened is seen: cards go where they go, numbers bounce. A card has a name (data-glide) by which it is found again
// after a change. Nothing is ever in the way of a click: an answer, a click, or the next change cuts what still runs. What
// the server sends meanwhile waits until that is seen, so that one thing is seen after the other.
//
// The script of a family adds what is seen in its games only: motion.add(part). A part may have
//   press()         something was answered, asked for or just pressed
//   remember()      the page is about to change
//   wait()          after a change: for how long (ms) what stays with its player waits before it moves
//   arrange(now)    moves some of the cards there are now (by name) itself; a set of their names
//   follow()        shows whatever else there is to see
// What can be heard is said by an event "heard" of the document: what it is, and after which delay.
"use strict";
window.motion = (() => {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const TIMES = { travel: 280, reveal: 220, leave: 360, bounce: 200, crack: 300, question: 160, calm: 120 };
  const LONGEST = 2600; // that anything new waits for what is being seen
  const parts = [];
  const all = (selector) => [...document.querySelectorAll(`#table ${selector}`)];
  const hear = (what, delay = 0) => document.dispatchEvent(new CustomEvent("heard", { detail: { what, delay } }));
  let slowness = 1; // what is shown again takes longer

  // While something moves, the glow does not breathe.
  const running = new Set();
  const play = (one, frames, duration, { delay = 0, ...more } = {}) => {
    const animation = one.animate(frames, { easing: "ease-out", ...more, duration: duration * slowness, delay: delay * slowness });
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

  // --- one thing after the other ---
  const hurry = () => {
    cut();
    for (const part of parts) part.press?.();
  };
  const seen = () => Promise.race([
    Promise.allSettled([...running].map((animation) => animation.finished)),
    new Promise((done) => { setTimeout(done, LONGEST); }),
  ]);
  document.addEventListener("htmx:sse:before:message", (event) => {
    const isWorthIt = calm.matches ? document.querySelector(".cut-in") : running.size; // short fades are not
    if (isWorthIt && !document.hidden) event.detail.waitUntil(seen());
  });
  for (const input of ["pointerdown", "keydown"]) document.addEventListener(input, hurry, { capture: true, passive: true });

  // --- what there was before a change ---
  let before;
  const cards = () => new Map(all("[data-glide]").filter((card) => card.checkVisibility()).map((card) => [card.dataset.glide, card]));
  const seatOf = (card) => card.closest("[data-seat]")?.dataset.seat; // of who has it before them
  const copied = (card) => {
    const copy = card.cloneNode(true);
    copy.style.fontSize = getComputedStyle(card).fontSize; // by which cards are measured
    return copy;
  };
  const kept = (card) => ({ place: card.getBoundingClientRect(), seat: seatOf(card), copy: copied(card) });
  const remember = () => {
    cut();
    for (const part of parts) part.remember?.();
    before = {
      cards: new Map([...cards()].map(([glide, card]) => [glide, kept(card)])),
      numbers: new Map(all("[data-number]").map((one) => [one.dataset.number, one.textContent])),
      question: all(".question h2")[0]?.textContent,
      isAsked: all(".question.asked").length > 0,
    };
  };

  const was = (glide) => before.cards.get(glide);

  // --- over the table: nothing clips what is laid there, and nothing of it can be pressed ---
  const lay = (copy, place) => {
    for (const name of ["id", "data-glide"]) copy.removeAttribute(name);
    copy.setAttribute("aria-hidden", "true");
    copy.inert = true;
    copy.classList.add("laid-over");
    Object.assign(copy.style, { left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px` });
    (document.getElementById("content") ?? document.body).append(copy);
    const there = copy.getBoundingClientRect(); // it may be measured from the table, not from the window
    if (there.width) Object.assign(copy.style, { left: `${2 * place.left - there.left}px`, top: `${2 * place.top - there.top}px` });
    return copy;
  };

  // A card moves above the table while its own place is empty.
  const fly = (card, frames, duration, more = {}) => {
    const flying = lay(copied(card), card.getBoundingClientRect());
    play(card, [{ opacity: 0 }, { opacity: 0 }], duration, { fill: "backwards", ...more });
    return play(flying, frames, duration, { fill: "backwards", ...more }).finally(() => flying.remove());
  };

  // --- cards ---
  // Evenly, so that a card that has another shape where it goes is not stretched on its way.
  const from = (was, is) => {
    const scale = Math.sqrt((was.width * was.height) / (is.width * is.height));
    const [right, down] = [was.left - is.left + (was.width - scale * is.width) / 2, was.top - is.top + (was.height - scale * is.height) / 2];
    return `translate(${right}px, ${down}px) scale(${scale})`;
  };
  const fade = (one) => play(one, [{ opacity: 0 }, { opacity: 1 }], TIMES.calm);

  const travel = (card, was, delay = 0) => {
    const is = card.getBoundingClientRect();
    const way = Math.hypot(was.left - is.left, was.top - is.top);
    if (way < 3 || !is.width) return;
    if (calm.matches) return way > is.width ? fade(card) : undefined;
    const frame = { transformOrigin: "0 0" };
    return fly(card, [{ ...frame, transform: from(was, is) }, { ...frame, transform: "none" }], TIMES.travel, { delay });
  };

  const reveal = (card) => {
    if (calm.matches) fade(card);
    else play(card, [{ opacity: 0, scale: .8 }, { opacity: 1, scale: 1 }], TIMES.reveal);
  };

  // A card that is not on the table any more fades on its way to the pile where it lies now, if it lies in one.
  const leave = (glide, { place, copy }, delay) => {
    const pile = document.querySelector(`[popover] [data-glide="${CSS.escape(glide)}"]`)?.closest("[popover]")?.id;
    const there = pile && document.querySelector(`[popovertarget="${pile}"] .small-card`)?.getBoundingClientRect();
    const end = there ? `translate(${there.left - place.left}px, ${there.top - place.top}px) scale(.3)` : "scale(.7)";
    const frame = { transformOrigin: "0 0" };
    lay(copy, place);
    hear("fall");
    const gone = calm.matches
      ? play(copy, [{ opacity: 1 }, { opacity: 0 }], TIMES.calm)
      : play(copy, [frame, { ...frame, opacity: .8, transform: "scale(.92)", offset: .4 }, { ...frame, opacity: 0, transform: end }], TIMES.leave, { delay });
    gone.finally(() => copy.remove());
  };

  const move = (wait) => {
    const now = cards();
    const done = new Set(parts.flatMap((part) => [...(part.arrange?.(now) ?? [])]));
    for (const [glide, card] of now) {
      const old = was(glide);
      if (done.has(glide)) continue;
      if (old) travel(card, old.place, old.seat && old.seat === seatOf(card) ? wait : 0); // who comes from elsewhere would not be seen meanwhile
      else if (before.cards.size) reveal(card);
    }
    if ([...now].some(([glide, card]) => was(glide) && was(glide).seat !== seatOf(card))) hear("card");
    for (const [glide, old] of before.cards) if (!now.has(glide)) leave(glide, old, wait);
  };

  // --- what is no card ---
  const crack = (heart) => {
    heart.classList.add("cracks");
    play(heart, [{ rotate: "0deg" }, { rotate: "-9deg" }, { rotate: "8deg" }, { rotate: "0deg" }], TIMES.crack).finally(() => heart.classList.remove("cracks"));
  };
  const bounce = () => {
    for (const one of all("[data-number]")) {
      const was = before.numbers.get(one.dataset.number);
      if (was === undefined || was === one.textContent) continue;
      const isLifeLost = one.dataset.number.startsWith("life") && Number(one.textContent) < Number(was);
      if (isLifeLost) hear("life");
      if (calm.matches) continue;
      if (isLifeLost) crack(one.parentElement);
      play(one, [{ scale: 1 }, { scale: 1.15 }, { scale: 1 }], TIMES.bounce);
    }
  };

  const ask = () => {
    const question = all(".question")[0];
    if (!question || question.querySelector("h2")?.textContent === before.question) return;
    play(question, [{ opacity: 0 }, { opacity: 1 }], calm.matches ? TIMES.calm : TIMES.question);
    if (question.matches(".asked") && !before.isAsked) hear("turn");
  };

  document.addEventListener("htmx:before:request", hurry);
  const isNotice = (event) => event.detail.ctx.target?.id === "notice";
  document.addEventListener("htmx:before:swap", (event) => { if (!isNotice(event)) remember(); });
  document.addEventListener("htmx:after:swap", (event) => {
    if (isNotice(event) || !before || all(".curtain").length) return; // what lies behind a curtain is gone at once
    move(Math.max(0, ...parts.map((part) => part.wait?.() ?? 0)));
    ask();
    for (const part of parts) part.follow?.();
    bounce();
  });
  const slow = (times) => { slowness = times; };
  const gone = () => [...before.cards.values()].filter(({ copy }) => copy.isConnected);
  return { TIMES, add: (part) => parts.push(part), all, calm, cards, fly, gone, hear, lay, play, seen, slow, travel, was };
})();
