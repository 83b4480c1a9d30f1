// Positions and decks that are laid out by hand: what is changed in a field is done at once, cards are dragged to where
// they are to lie, and keys do what the buttons say.
"use strict";
(() => {
  const form = () => document.getElementById("editor");
  const press = (value) => {
    const button = [...form().querySelectorAll("button[name=do]")].find((one) => one.value === value);
    if (button) form().requestSubmit(button);
  };
  document.addEventListener("change", (event) => {
    if (event.target.matches("#editor [data-apply]")) press("set");
  });

  // --- dragging: a card of the board, or one that was found, to a zone, before the card it is let go on ---
  const zones = () => form()?.querySelector("select[name=to]");
  let dragged;
  document.addEventListener("dragstart", (event) => {
    dragged = event.target.closest?.(".placed, .found-card");
    if (!dragged || !zones()) return;
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", dragged.textContent.trim());
  });
  const zoneUnder = (event) => (dragged && zones() ? event.target.closest?.("[data-zone]") : null);
  document.addEventListener("dragover", (event) => {
    const zone = zoneUnder(event);
    for (const one of document.querySelectorAll(".laid-zone.over")) if (one !== zone) one.classList.remove("over");
    if (!zone) return;
    event.preventDefault();
    zone.classList.add("over");
  });
  document.addEventListener("drop", (event) => {
    const zone = zoneUnder(event);
    if (!zone) return;
    event.preventDefault();
    zones().value = zone.dataset.zone;
    if (dragged.matches(".found-card")) form().requestSubmit(dragged.querySelector("button"));
    else layAt(zone, event.target.closest(".placed"));
    dragged = undefined;
  });
  document.addEventListener("dragend", () => {
    dragged = undefined;
    for (const one of document.querySelectorAll(".laid-zone.over")) one.classList.remove("over");
  });
  const layAt = (zone, before) => {
    const own = dragged.querySelector("[name=card]");
    if (!own.checked) for (const one of form().querySelectorAll("[name=card]:checked")) one.checked = false;
    own.checked = true;
    const cards = [...zone.querySelectorAll(".placed")].filter((one) => !one.querySelector(":checked"));
    const place = form().elements.place;
    place.disabled = false;
    place.value = before && cards.includes(before) ? cards.indexOf(before) : cards.length;
    press("move");
  };

  // --- keys: for the cards that are selected, or the one that has the focus ---
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=checkbox]), select, textarea")) return;
    const button = form()?.querySelector(`[data-edit="${CSS.escape(event.key === "Backspace" ? "Delete" : event.key)}"]`);
    if (!button) return;
    if (event.target.matches("[name=card]")) event.target.checked = true;
    event.preventDefault();
    form().requestSubmit(button);
  });
})();
