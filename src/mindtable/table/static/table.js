// What the table needs beyond forms and links: cards that glide, cards to read, keys, and a line to the server.
"use strict";
(() => {
  const table = document.getElementById("table");
  const touch = window.matchMedia("(hover: none), (max-width: 767px)");

  // --- cards glide: each has a name by which the browser finds it again ---
  const name = () => {
    for (const card of table.querySelectorAll("[data-glide]")) {
      const shown = card.offsetParent !== null;
      const wanted = shown ? card.dataset.glide : "none";
      if (card.style.viewTransitionName !== wanted) card.style.viewTransitionName = wanted;
    }
  };
  const settle = () => {
    name();
    for (const lines of table.querySelectorAll(".lines")) lines.scrollTop = lines.scrollHeight;
    const title = table.querySelector("[data-title]");
    if (title) document.title = title.dataset.title;
  };
  new MutationObserver(() => {
    settle();
    document.getElementById("notice")?.replaceChildren();
    const sheet = document.getElementById("sheet");
    if (sheet?.open) sheet.close();
  }).observe(table, { childList: true, subtree: true, characterData: true });
  settle();

  // --- cards to read ---
  const known = new Map();
  const read = async (card) => {
    if (!known.has(card)) known.set(card, fetch(`/read/${encodeURIComponent(card)}`).then((answer) => answer.ok ? answer.text() : ""));
    return known.get(card);
  };
  let wanted = "";
  const inspect = async (event) => {
    const on = event.target.closest?.("[data-read]");
    const place = document.getElementById("inspected");
    if (!on || !place || touch.matches) return;
    wanted = on.dataset.read;
    const text = await read(on.dataset.read);
    if (wanted === on.dataset.read) document.getElementById("inspected").innerHTML = text;
  };
  table.addEventListener("pointerover", inspect);
  table.addEventListener("focusin", inspect);

  const lift = async (button) => {
    const sheet = document.getElementById("sheet");
    if (!sheet) return;
    const moves = document.getElementById("sheet-moves");
    moves.replaceChildren(...(button.dataset.moves ?? "").split(";").filter(Boolean).map((line) => {
      const [move, label] = line.split("|");
      const answer = document.createElement("button");
      Object.assign(answer, { className: "filled", name: "move", value: move, textContent: label, type: "submit" });
      answer.setAttribute("form", "answer");
      return answer;
    }));
    document.getElementById("sheet-card").innerHTML = await read(button.dataset.read);
    sheet.showModal();
  };
  table.addEventListener("click", (event) => {
    const card = event.target.closest("button.card[data-read], button.link[data-read]");
    if (!card) return;
    if (touch.matches || card.type === "button" && card.dataset.moves) {
      event.preventDefault();
      lift(card);
    }
  });

  // --- keys ---
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /INPUT|TEXTAREA|SELECT/.test(event.target.tagName)) return;
    const key = event.key === "ArrowLeft" ? "left" : event.key === "ArrowRight" ? "right" : event.key;
    const answer = document.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (answer && !document.querySelector("dialog[open]")) answer.click();
  });

  // --- small things ---
  document.addEventListener("click", async (event) => {
    if (event.target.closest("[data-toggle=log]")) document.body.classList.toggle("show-log");
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      await navigator.clipboard?.writeText(document.getElementById(copy.dataset.copy).value);
      copy.textContent = copy.dataset.copied;
    }
  });
})();
