// What is told is announced once, what just happened is played again, and sound is switched on and off.
"use strict";
(() => {
  const { all, calm, seen, slow } = window.motion;
  const found = (id) => document.getElementById(id);
  let stop = null; // ends what is played again

  // --- announced once, in its order, and the question after it ---
  const MOST = 12; // that stay to be read
  const told = new Map();
  let asked = "";
  const news = () => {
    const sentences = [];
    for (const one of all("#news > li")) {
      const text = one.textContent;
      const before = told.get(one.dataset.said) ?? "";
      sentences.push(text.startsWith(before) ? text.slice(before.length).trim() : text); // a sentence may have grown
      told.set(one.dataset.said, text);
    }
    const question = all(".question:not(.waiting) h2")[0]?.textContent ?? "";
    if (question !== asked) sentences.push(question);
    asked = question;
    return sentences.filter(Boolean);
  };
  const announce = () => {
    const announced = found("announced");
    if (!announced || stop) return;
    announced.append(...news().map((text) => Object.assign(document.createElement("p"), { textContent: text })));
    while (announced.childElementCount > MOST) announced.firstElementChild.remove();
  };
  news(); // who has just come reads the page
  document.addEventListener("htmx:after:swap", announce);

  // --- again: a click, a key, or anything new ends it ---
  const SLOWER = 1 / .7;
  const PAUSE = 450; // milliseconds between two moves
  const pause = () => new Promise((done) => { setTimeout(done, PAUSE); });
  const put = (page) => window.htmx.swap({ sourceElement: found("table"), target: found("table"), text: page.innerHTML, swap: "innerMorph" });
  const again = async (address) => {
    const answer = await fetch(address, { method: "POST", headers: { "HX-Request": "true" } });
    if (!answer.ok || stop) return;
    const pages = [...new DOMParser().parseFromString(await answer.text(), "text/html").querySelectorAll("template")];
    const now = pages.pop();
    let ended = "";
    const stopped = new Promise((done) => { stop = (why) => { ended ||= why; done(); }; });
    document.body.classList.add("again");
    if (!calm.matches) slow(SLOWER);
    for (const page of pages) {
      await put(page);
      await Promise.race([stopped, seen().then(pause)]);
      if (ended) break;
    }
    if (ended !== "news") await put(now);
    await Promise.race([stopped, seen()]);
    slow(1);
    stop = null;
    document.body.classList.remove("again");
    announce();
  };
  for (const input of ["pointerdown", "keydown"]) document.addEventListener(input, () => stop?.("input"), { capture: true, passive: true });
  document.addEventListener("htmx:sse:before:message", () => stop?.("news"));
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("[data-again]");
    if (!link) return;
    event.preventDefault();
    again(link.href);
  });

  // --- what is chosen in the menu ---
  const root = document.documentElement;
  const choose = () => {
    for (const choice of all(".speeds button")) choice.setAttribute("aria-pressed", String(root.getAttribute(`data-${choice.name}`) === choice.value));
  };
  document.addEventListener("htmx:after:swap", choose);
  choose();

  // --- sound, whose script is loaded when it is wanted ---
  const listen = () => import(document.querySelector("[data-sounds]").dataset.sounds).then(({ begin }) => begin());
  document.addEventListener("submit", (event) => {
    const value = event.submitter?.name === "sound" && event.submitter.value;
    if (!value) return;
    event.preventDefault();
    root.dataset.sound = value;
    fetch(event.target.action, { method: "POST", body: new URLSearchParams({ sound: value }), redirect: "manual" });
    if (value === "on") listen();
  });
  if (root.dataset.sound === "on") document.addEventListener("pointerdown", listen, { once: true }); // browsers want to be touched first
})();
