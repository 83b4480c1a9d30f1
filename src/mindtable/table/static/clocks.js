// Counts clocks down from what the page says of them: what was left at a moment. Tells who only listens when little is left,
// and with an answer how long its question has been here: what it took to come and go is not theirs.
"use strict";
(() => {
  const said = document.getElementById("clock-said");
  if (!said) return;
  const SECOND = 1000, DAY = 86_400_000, SOON = [60, 30, 10];
  // The moment that the server has named is that in which its answer began to come; this machine's own clock may be wrong.
  const begun = performance.getEntriesByType("navigation")[0]?.responseStart ?? 0;
  const now = () => Number(said.dataset.now) + performance.now() - begun;

  const filled = (pattern, values) => pattern.replace(/\{(\w)\}/g, (_, name) => values[name]);
  const two = (number) => String(number).padStart(2, "0");
  const inDigits = (left) => {
    if (left >= DAY) return filled(said.dataset.days, { d: Math.floor(left / DAY), h: Math.floor((left % DAY) / 3_600_000) });
    const seconds = Math.ceil(left / SECOND);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  };

  // --- what is left ---
  let before = Infinity; // of one's own time, when it was looked at last
  let question = "";
  const announce = (clock, left) => {
    if (clock.dataset.since !== question) before = Infinity;
    question = clock.dataset.since;
    const passed = SOON.filter((seconds) => left <= seconds * SECOND && before > seconds * SECOND);
    if (passed.length && before !== Infinity) said.textContent = filled(said.dataset.soon, { s: Math.min(...passed) });
    before = left;
  };
  const tick = () => {
    for (const clock of document.querySelectorAll("#table .clock")) {
      const [whole, since] = [Number(clock.dataset.left), Number(clock.dataset.since)];
      const left = since ? Math.max(0, whole - Math.max(0, now() - since)) : whole;
      const digits = clock.querySelector(".digits");
      const text = inDigits(left);
      if (digits.textContent !== text) digits.textContent = text;
      clock.classList.toggle("low", left < Number(clock.dataset.low));
      if (since && "own" in clock.dataset) announce(clock, left);
    }
  };
  setInterval(tick, 200);

  // --- when a question came ---
  const came = new Map(); // by its mark
  let heard = performance.now();
  const note = () => {
    const mark = document.querySelector("#answer input[name=mark]")?.value;
    if (mark && !came.has(mark)) came.set(mark, heard);
  };
  document.addEventListener("htmx:sse:before:message", () => { heard = performance.now(); });
  document.addEventListener("htmx:after:swap", () => {
    note();
    tick();
  });
  document.addEventListener("formdata", ({ target, formData }) => {
    const since = target.id === "answer" && came.get(formData.get("mark"));
    if (since) formData.set("thought", String(Math.round(performance.now() - since)));
  });
  heard = begun;
  note();
  tick();
})();
