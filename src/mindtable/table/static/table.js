// What the table needs beyond forms and links: cards to read, keys, and small things.
"use strict";
(() => {
  const touch = window.matchMedia("(hover: none), (max-width: 767px), (max-height: 559px)");
  const found = (id) => document.getElementById(id);

  // --- after every change ---
  const settle = () => {
    const title = document.querySelector("#table [data-title]");
    if (title) document.title = title.dataset.title;
    putAway();
    unfold();
    bringIntoSight();
    tellTheEnd();
    nameSeal();
  };
  // Of more than there is room for, what came last is in sight.
  const tellTheEnd = () => {
    const just = document.querySelector("#table .just");
    if (just) just.scrollTop = just.scrollHeight;
  };
  // What a question opens is open when it comes up, and then as its reader wants it: a page that changes leaves it so.
  const unfolded = new WeakMap();
  const unfold = () => {
    for (const one of document.querySelectorAll("#table details[data-opens]")) {
      if (unfolded.get(one) !== one.dataset.opens) one.open = true;
      unfolded.set(one, one.dataset.opens);
    }
  };
  document.addEventListener("htmx:after:swap", (event) => {
    if (event.detail.ctx.target?.id === "notice") return;
    found("notice")?.replaceChildren();
    if (found("sheet")?.open && isOutdated(found("sheet"))) found("sheet").close();
    settle();
  });
  // A card is read for as long as one likes; what could be answered with it can be so only while that is asked.
  const asked = () => document.querySelector("#table input[name=mark]")?.value ?? "";
  const isOutdated = (sheet) => "mark" in sheet.dataset && sheet.dataset.mark !== asked();
  // In rows that are scrolled sideways, whoever attacks is in sight, or else what can be chosen.
  const bringIntoSight = () => {
    for (const row of document.querySelectorAll("#table :is(.rows, .creatures, .cards)")) {
      const wanted = row.scrollWidth > row.clientWidth && (row.querySelector(".attacks") ?? row.querySelector(".choice"));
      if (wanted) row.scrollLeft += wanted.getBoundingClientRect().left - row.getBoundingClientRect().left - 24;
    }
  };

  // --- cards to read ---
  const known = new Map();
  const read = (card) => {
    if (!known.has(card)) known.set(card, fetch(`/read/${encodeURIComponent(card)}`).then((answer) => (answer.ok ? answer.text() : "")));
    return known.get(card);
  };
  // Why a card on the table cannot be chosen, if there is anything to say.
  const whyNot = (place) => (place && document.querySelector(`[data-why="${CSS.escape(place)}"]`)?.textContent) || "";
  const placeOf = (card) => card.closest("[data-glide]")?.id;
  const reason = (text) => Object.assign(document.createElement("p"), { className: "why-not", textContent: text });

  // What is pointed at is read beside it, and whatever has its name is ringed. It never lies over the pointer or the card.
  const PAUSE = 250; // milliseconds before it comes: who only passes by sees nothing
  let pointedAt;
  let coming = 0;
  const putAway = () => {
    clearTimeout(coming);
    pointedAt = undefined;
    found("inspected")?.classList.remove("shown-now");
    for (const one of document.querySelectorAll(".ringed")) one.classList.remove("ringed");
  };
  // Nor over a coach, if there is room elsewhere.
  const sideOf = (card, width) => {
    const coach = found("coach")?.getBoundingClientRect();
    const from = { right: card.right + 12, left: card.left - width - 12 };
    const fits = (side) => from[side] >= 8 && from[side] + width <= innerWidth - 8;
    const isFree = (side) => !coach || from[side] + width <= coach.left || from[side] >= coach.right;
    const roomier = innerWidth - card.right >= card.left ? "right" : "left";
    return from[["right", "left"].find((side) => fits(side) && isFree(side)) ?? ["right", "left"].find(fits) ?? roomier];
  };
  const lieBeside = (panel, at) => {
    const card = (at.closest("#coach") ?? at).getBoundingClientRect();
    const left = sideOf(card, panel.offsetWidth);
    panel.style.left = `${Math.max(8, Math.min(left, innerWidth - panel.offsetWidth - 8))}px`;
    // What is asked stays in sight, unless the card is below it.
    const prompt = document.querySelector("#table .question")?.getBoundingClientRect();
    const floor = prompt && card.bottom <= prompt.top ? prompt.top : innerHeight;
    panel.style.top = `${Math.max(8, Math.min(card.top + card.height / 2 - panel.offsetHeight / 2, floor - panel.offsetHeight - 8))}px`;
  };
  const inspect = async (on) => {
    const panel = found("inspected");
    const text = await read(on.dataset.read);
    if (!panel || pointedAt !== on || !on.isConnected) return;
    panel.innerHTML = text;
    const why = whyNot(placeOf(on));
    if (why) panel.prepend(reason(why));
    panel.classList.add("shown-now");
    lieBeside(panel, on);
  };
  const ring = (on) => {
    if (on.matches(".named")) for (const one of document.querySelectorAll(`#table .card[data-read="${CSS.escape(on.dataset.read)}"]`)) one.classList.add("ringed");
  };
  const point = (event) => {
    const on = event.target.closest?.(":is(#table, #coach) [data-read]");
    if (on === pointedAt) return;
    putAway();
    if (!on || touch.matches || document.querySelector("dialog[open]") || (event.type === "focusin" && !on.matches(":focus-visible"))) return;
    pointedAt = on;
    ring(on);
    coming = setTimeout(() => inspect(on), PAUSE);
  };
  // What comes to lie under a pointer that rests is not pointed at: it would be covered just when it is asked about.
  let rests = "";
  document.addEventListener("pointermove", (event) => {
    const here = `${event.clientX} ${event.clientY}`;
    if (here !== rests) point(event);
    rests = here;
  });
  document.addEventListener("focusin", point);
  document.documentElement.addEventListener("pointerleave", putAway);

  // On a touch screen, and where a card can do several things or nothing, it is read first: with its moves as buttons, or why not.
  let lifted;
  const beside = (card) => [...(card.closest("ul")?.querySelectorAll("button.card[data-read]") ?? [])].filter((one) => one.checkVisibility());
  const lift = async (card) => {
    const sheet = found("sheet");
    if (!sheet) return;
    lifted = card;
    putAway();
    found("sheet-card").innerHTML = await read(card.dataset.read);
    found("sheet-why").textContent = whyNot(placeOf(card));
    const moves = card.dataset.moves ? JSON.parse(card.dataset.moves) : [];
    found("sheet-moves").replaceChildren(...moves.map(([move, label]) => {
      const answer = document.createElement("button");
      Object.assign(answer, { className: "filled", name: "move", value: move, textContent: label, type: "submit" });
      answer.setAttribute("form", "answer");
      return answer;
    }));
    if (moves.length) sheet.dataset.mark = asked();
    else delete sheet.dataset.mark;
    const around = beside(card);
    for (const way of sheet.querySelectorAll("[data-turn]")) way.hidden = !around[around.indexOf(card) + Number(way.dataset.turn)];
    for (const open of document.querySelectorAll("[popover]:popover-open")) open.hidePopover();
    if (!sheet.open) sheet.showModal();
  };
  const turn = (way) => {
    const around = lifted ? beside(lifted) : [];
    const next = around[around.indexOf(lifted) + way];
    if (next) lift(next);
  };
  document.addEventListener("click", (event) => {
    const way = event.target.closest("#sheet [data-turn]");
    if (way) turn(Number(way.dataset.turn));
    const card = event.target.closest(":is(#table, #coach) :is(button.card, button.named)[data-read]");
    if (card && (touch.matches || card.matches(".named") || (card.type === "button" && card.dataset.moves) || whyNot(placeOf(card)))) {
      event.preventDefault();
      lift(card);
    }
  });
  let swiped = 0;
  document.addEventListener("touchstart", (event) => { swiped = event.touches[0].clientX; }, { passive: true });
  document.addEventListener("touchend", (event) => {
    const far = event.changedTouches[0].clientX - swiped;
    if (found("sheet")?.open && Math.abs(far) > 60) turn(far < 0 ? 1 : -1);
  });

  // --- a card is chosen first and sealed then ---
  const nameSeal = () => {
    const seal = document.querySelector(".seal");
    if (seal) seal.textContent = document.querySelector("input[data-seal]:checked")?.dataset.seal ?? seal.dataset.seal;
  };
  document.addEventListener("change", nameSeal);

  // --- the menu closes when something of it was chosen; what takes a while says so ---
  document.addEventListener("submit", (event) => {
    if (!event.target.closest("#do-more")) return;
    found("do-more").hidePopover();
    if (event.target.dataset.wait) found("notice").replaceChildren(Object.assign(document.createElement("p"), { textContent: event.target.dataset.wait }));
  });
  document.addEventListener("click", (event) => { if (event.target.closest("#notice") && !event.target.closest(".hints")) found("notice").replaceChildren(); });

  // --- keys ---
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=radio]), textarea, select")) return;
    if (found("sheet")?.open && event.key.startsWith("Arrow")) turn(event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0);
    if (document.querySelector("dialog[open], [popover]:popover-open")) return;
    const pressed = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
    pressed?.click();
    pressed?.focus();
  });

  // --- an answer that is lost on its way is posted again: the mark of its question lets it count only once ---
  const LOST_BEHIND_A_PROXY = [502, 504];
  const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });
  // What came of it may be on its way: a page that stands anew shows that first.
  const untilTheLineStands = async () => { do await pause(300 + 400 * Math.random()); while (!window.line.stands()); };
  const posted = async (action, request, mark) => {
    while (asked() === mark) {
      try {
        const answer = await fetch(action, request);
        if (!LOST_BEHIND_A_PROXY.includes(answer.status)) return answer;
      } catch (problem) {
        if (request.signal?.aborted) throw problem;
      }
      if (asked() !== mark) break; // what came of it is shown already
      found("notice").replaceChildren(Object.assign(document.createElement("p"), { textContent: found("notice").dataset.waits }));
      await untilTheLineStands();
    }
    return new Response(null, { status: 204 });
  };
  document.addEventListener("htmx:before:request", ({ detail: { ctx } }) => {
    if (ctx.sourceElement.id === "answer" && document.querySelector("[hx-sse\\:connect]")) ctx.fetch = (action, request) => posted(action, request, asked());
  });
  settle();
})();
