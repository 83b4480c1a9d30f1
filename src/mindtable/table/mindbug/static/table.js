// What is seen in games of Mindbug: attackers lunge, and who fights meets halfway.
"use strict";
(() => {
  const { all, fly, gone, hear, play } = window.motion;
  const FAR = 40; // pixels

  // The creature of a player, or what is still seen of it where it has just fallen.
  const creature = (seat, card) => {
    const place = all(`.place[data-seat="${seat}"]`)[0];
    const alike = [...(place?.querySelectorAll(`.creature .card[data-read="${CSS.escape(card)}"]`) ?? [])];
    const fallen = gone().filter((was) => was.seat === seat).map((was) => was.copy.querySelector(".card"));
    return { card: alike.find((one) => one.closest(".attacks, .blocks")) ?? alike[0] ?? fallen.find((one) => one?.dataset.read === card), isOurs: place?.matches(".us") };
  };

  // Across the seam and back; what has fallen is above the table already.
  const lunge = ({ card, isOurs }, duration, delay) => {
    if (!card) return;
    const frames = [{ translate: "0 0" }, { translate: `0 ${isOurs ? -FAR : FAR}px`, offset: .4 }, { translate: "0 0" }];
    if (card.closest(".laid-over")) play(card, frames, duration, { delay });
    else fly(card, frames, duration, { delay });
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
  window.motion.add({
    measures: ["--play-width", "--play-height", "--play-edge", "--play-art", "--play-name-height", "--play-name", "--play-name-line", "--least"],
  });
})();
