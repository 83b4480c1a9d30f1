// What is seen in games of Mindbug: who fights steps forward, attackers lunge, and both meet halfway.
"use strict";
(() => {
  const { all, fly, gone, hear, play, travel, was } = window.motion;
  const FAR = 48; // pixels: whoever lunges is seen above the edge of its area
  let stepping = new Set();

  // Who fights steps forward before anything else moves; who only grows where it stands does not.
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const goes = (card, from) => {
    const [[x, y], [right, down]] = [middle(card.getBoundingClientRect()), middle(from)];
    return Math.hypot(x - right, y - down) > FAR && travel(card, from);
  };
  const arrange = (now) => {
    const fighting = [...now].filter(([glide, card]) => card.matches(".attacks, .blocks") && was(glide));
    stepping = new Set(fighting.filter(([glide, card]) => goes(card, was(glide).place)).map(([glide]) => glide));
    return fighting.map(([glide]) => glide);
  };

  // The creature of a player, or what is still seen of it where it has just fallen.
  const creature = (seat, card) => {
    const place = all(`.place[data-seat="${seat}"]`)[0];
    const isIt = (one) => one.querySelector(".card")?.dataset.read === card;
    const alike = [...(place?.querySelectorAll(".creature") ?? [])].filter(isIt);
    const fallen = gone().filter((one) => one.seat === seat).map((one) => one.copy);
    return { one: alike.find((found) => found.matches(".attacks, .blocks")) ?? alike[0] ?? fallen.find(isIt), isOurs: place?.matches(".us") };
  };

  // Across the seam and back, unless it steps forward already; what has fallen is above the table.
  const lunge = ({ one, isOurs }, lasts, delay) => {
    if (!one || stepping.has(one.dataset.glide)) return;
    const frames = [{ translate: "0 0" }, { translate: `0 ${isOurs ? -FAR : FAR}px`, offset: .4 }, { translate: "0 0" }];
    if (one.matches(".laid-over")) play(one, frames, lasts, { delay });
    else fly(one, frames, lasts, { delay });
  };

  window.moments.show("attack", 320, ({ whose, card }, lasts, delay) => {
    hear("attack", delay);
    lunge(creature(whose, card), lasts, delay);
  });
  window.moments.show("clash", 320, ({ whose, card, defender, other }, lasts, delay) => {
    hear("clash", delay);
    lunge(creature(whose, card), lasts, delay);
    lunge(creature(defender, other), lasts, delay);
  });
  window.motion.add({ arrange });
})();
