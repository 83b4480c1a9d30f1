// Cards are seen going where they go. Each has a name (data-glide) by which it is found again after a change; it is
// moved from where it was to where it is. Nothing is ever in the way of a click, and a new change cuts what still runs.
"use strict";
(() => {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const EASE = "ease-out";
  let before = new Map();

  const visible = () => {
    const found = new Map();
    for (const card of document.querySelectorAll("#table [data-glide]")) {
      if (card.checkVisibility()) found.set(card.dataset.glide, card);
    }
    return found;
  };

  const remember = () => {
    before = new Map();
    for (const [glide, card] of visible()) {
      before.set(glide, { place: card.getBoundingClientRect(), copy: calm.matches ? null : card.cloneNode(true) });
    }
  };

  const from = (was, is) =>
    `translate(${was.left - is.left}px, ${was.top - is.top}px) scale(${was.width / is.width}, ${was.height / is.height})`;

  const travel = (card, was) => {
    const is = card.getBoundingClientRect();
    if (Math.hypot(was.left - is.left, was.top - is.top) < 3 || !is.width) return;
    card.animate([{ transform: from(was, is), transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0", zIndex: 5 }],
      { duration: 280, easing: EASE });
  };

  // A card that is not on the table any more fades on its way to the pile where it lies now, if it lies in one.
  const leave = (glide, { place, copy }) => {
    const pile = document.querySelector(`[popover] [data-glide="${CSS.escape(glide)}"]`)?.closest("[popover]")?.id;
    const there = pile && document.querySelector(`[popovertarget="${pile}"] .small-card`)?.getBoundingClientRect();
    copy.removeAttribute("id");
    copy.removeAttribute("data-glide");
    copy.setAttribute("aria-hidden", "true");
    copy.inert = true;
    Object.assign(copy.style, { position: "fixed", left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, margin: 0, zIndex: 20, pointerEvents: "none", listStyle: "none" });
    document.body.append(copy);
    const end = there ? `translate(${there.left - place.left}px, ${there.top - place.top}px) scale(.3)` : "scale(.7)";
    copy.animate([{ transformOrigin: "0 0" }, { opacity: .8, transform: "scale(.92)", transformOrigin: "0 0", offset: .4 }, { opacity: 0, transform: end, transformOrigin: "0 0" }],
      { duration: 360, easing: EASE }).finished.finally(() => copy.remove());
  };

  const move = () => {
    if (calm.matches) return;
    const now = visible();
    for (const [glide, card] of now) {
      const was = before.get(glide);
      if (was) travel(card, was.place);
      else if (before.size) card.animate([{ opacity: 0, scale: .8 }, { opacity: 1, scale: 1 }], { duration: 220, easing: EASE });
    }
    for (const [glide, was] of before) if (!now.has(glide)) leave(glide, was);
  };

  // Numbers that change bounce once.
  const numbers = () => new Map([...document.querySelectorAll("#table [data-number]")].map((one) => [one.dataset.number, one.textContent]));
  let counted = new Map();
  const bounce = () => {
    for (const one of document.querySelectorAll("#table [data-number]")) {
      const was = counted.get(one.dataset.number);
      if (!calm.matches && was !== undefined && was !== one.textContent) one.animate([{ scale: 1 }, { scale: 1.35 }, { scale: 1 }], { duration: 300, easing: EASE });
    }
  };

  document.addEventListener("htmx:before:swap", () => { remember(); counted = numbers(); });
  document.addEventListener("htmx:after:swap", () => { move(); bounce(); });
})();
