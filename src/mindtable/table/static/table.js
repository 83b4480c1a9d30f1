// What the table needs beyond forms and links: cards to read, keys, and small things.
"use strict";
(() => {
  const touch = window.matchMedia("(hover: none), (max-width: 767px)");
  const found = (id) => document.getElementById(id);

  // --- after every change ---
  const settle = () => {
    for (const lines of document.querySelectorAll("#table .lines")) lines.scrollTop = lines.scrollHeight;
    const title = document.querySelector("#table [data-title]");
    if (title) document.title = title.dataset.title;
    if (inspected) showInspected(inspected, inspectedAt);
    nameSeal();
  };
  document.addEventListener("htmx:after:swap", (event) => {
    if (event.detail.ctx.target?.id === "notice") return;
    found("notice")?.replaceChildren();
    if (found("sheet")?.open) found("sheet").close();
    settle();
  });

  // --- cards to read ---
  const known = new Map();
  const read = (card) => {
    if (!known.has(card)) known.set(card, fetch(`/read/${encodeURIComponent(card)}`).then((answer) => (answer.ok ? answer.text() : "")));
    return known.get(card);
  };
  // Why a card on the table cannot be chosen, if there is anything to say.
  const whyNot = (place) => (place && document.querySelector(`[data-why="${CSS.escape(place)}"]`)?.textContent) || "";
  const placeOf = (card) => card.closest("[data-glide]")?.id;
  let inspected = "";
  let inspectedAt = "";
  const showInspected = async (card, at) => {
    [inspected, inspectedAt] = [card, at];
    const text = await read(card);
    const place = found("inspected");
    if (!place || inspected !== card || inspectedAt !== at) return;
    if (place.dataset.card !== card) {
      place.innerHTML = text;
      place.dataset.card = card;
    }
    place.querySelector(".why-not")?.remove();
    const why = Object.assign(document.createElement("p"), { className: "why-not", textContent: whyNot(at) });
    if (why.textContent) place.prepend(why);
  };
  const inspect = (event) => {
    const on = event.target.closest?.("#table [data-read]");
    if (on && !touch.matches) showInspected(on.dataset.read, placeOf(on));
  };
  document.addEventListener("pointerover", inspect);
  document.addEventListener("focusin", inspect);

  // On a touch screen, and where a card can do several things or nothing, it is read first: with its moves as buttons, or why not.
  const lift = async (card) => {
    const sheet = found("sheet");
    if (!sheet) return;
    found("sheet-card").innerHTML = await read(card.dataset.read);
    found("sheet-why").textContent = whyNot(placeOf(card));
    const moves = card.dataset.moves ? JSON.parse(card.dataset.moves) : [];
    found("sheet-moves").replaceChildren(...moves.map(([move, label]) => {
      const answer = document.createElement("button");
      Object.assign(answer, { className: "filled", name: "move", value: move, textContent: label, type: "submit" });
      answer.setAttribute("form", "answer");
      return answer;
    }));
    for (const open of document.querySelectorAll("[popover]:popover-open")) open.hidePopover();
    sheet.showModal();
  };
  document.addEventListener("click", (event) => {
    const card = event.target.closest("#table button.card[data-read], #table button.link[data-read]");
    if (card && (touch.matches || (card.type === "button" && card.dataset.moves) || whyNot(placeOf(card)))) {
      event.preventDefault();
      lift(card);
    }
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
  document.addEventListener("click", (event) => { if (event.target.closest("#notice")) found("notice").replaceChildren(); });

  // --- keys ---
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=radio]), textarea, select")) return;
    if (document.querySelector("dialog[open], [popover]:popover-open")) return;
    const pressed = document.querySelector(`[data-key="${CSS.escape(event.key)}"]`);
    pressed?.click();
    pressed?.focus();
  });

  // --- the line to the server: tried again until it stands, also where it never did ---
  let connected = false;
  document.addEventListener("htmx:sse:after:connection", () => {
    connected = true;
    document.body.classList.remove("lost");
  });
  document.addEventListener("htmx:sse:error", () => document.body.classList.add("lost"));
  document.addEventListener("htmx:sse:close", () => { connected = false; });
  setInterval(() => {
    const line = document.querySelector("[hx-sse\\:connect]");
    if (connected || !line) return;
    document.body.classList.add("lost");
    htmx.ajax("GET", line.getAttribute("hx-sse:connect"), { source: line });
  }, 3000);

  // --- small things ---
  // Browsers give the clipboard to pages of this machine and of https only; elsewhere the old way is left.
  const copied = async (field) => {
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      return true;
    } catch {
      return document.execCommand("copy");
    } finally {
      if (!field.id) field.remove();
    }
  };
  const address = () => {
    const field = Object.assign(document.createElement("input"), { className: "spoken", value: location.href, readOnly: true });
    document.body.append(field);
    return field;
  };
  document.addEventListener("click", async (event) => {
    if (event.target.closest("[data-toggle=log]")) document.body.classList.toggle("show-log");
    const copy = event.target.closest("[data-copy], [data-copy-address]");
    if (copy && (await copied(copy.dataset.copy ? found(copy.dataset.copy) : address()))) copy.textContent = copy.dataset.copied;
  });
  settle();
})();
