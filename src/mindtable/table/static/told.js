// Who is elsewhere is told that a game waits: by the number in the bar, and where the page is hidden by its title, its sign,
// a sound and a notification. All of that ends as soon as it is seen.
"use strict";
(() => {
  const root = document.documentElement;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const here = document.querySelector("#table.goes-on") && location.pathname.split("/")[2]; // the game of this page
  let waiting; // the games that wait, once that is known
  const others = () => (waiting ?? []).filter((game) => game !== here);

  // --- the number in the bar ---
  const count = () => {
    for (const link of all(".games-waiting")) {
      link.querySelector("b").textContent = String(others().length);
      link.hidden = others().length === 0;
    }
  };

  // --- the page calls while nobody sees it ---
  const icon = document.querySelector("link[rel=icon]");
  const icons = { usual: icon.getAttribute("href"), called: icon.dataset.called };
  const question = () => (document.querySelector("#table [data-called]") ? (document.querySelector("#table input[name=mark]")?.value ?? "called") : "");
  let asked = question();
  const unseen = new Set(); // the question of this page, and other games
  const call = () => {
    const title = document.title.replace(/^● /, "");
    document.title = unseen.size ? `● ${title}` : title;
    const sign = unseen.size ? icons.called : icons.usual;
    if (icon.getAttribute("href") !== sign) icon.setAttribute("href", sign);
  };
  const ring = () => document.dispatchEvent(new CustomEvent("heard", { detail: { what: "called", delay: 0 } }));
  const look = () => {
    if (document.hidden) return;
    unseen.clear();
    call();
    if (here) window.offline.ask("seen", here);
  };
  document.addEventListener("visibilitychange", look);
  document.addEventListener("htmx:after:swap", () => {
    const before = asked;
    asked = question();
    unseen.delete(before);
    if (document.hidden && asked) unseen.add(asked);
    count();
    call();
    if (!document.hidden || !asked || asked === before) return;
    ring();
    notify([here]);
  });

  // --- notifications, for those who have asked for them ---
  const KEY = "told";
  const canNotify = "Notification" in window && "serviceWorker" in navigator;
  const isOn = () => canNotify && Notification.permission === "granted" && localStorage.getItem(KEY) === "on";
  const offer = () => {
    if (canNotify) root.dataset.told = Notification.permission === "denied" ? "refused" : isOn() ? "on" : "off";
  };
  const notify = async (games) => {
    if (!isOn()) return;
    const answer = await fetch("/waiting");
    if (answer.ok) window.offline.ask("notify", (await answer.json()).filter(({ game }) => games.includes(game)));
  };
  document.addEventListener("click", async (event) => {
    const wish = event.target.closest("[data-tell]")?.dataset.tell;
    if (!wish) return;
    if (wish === "on" && Notification.permission === "default") await Notification.requestPermission();
    localStorage.setItem(KEY, wish);
    offer();
    if (isOn()) window.offline.register();
  });
  offer();

  // --- which games wait: one page of a browser has the line, and tells the others ---
  const take = (games, hasLine) => {
    const before = waiting ?? games;
    waiting = games;
    const fresh = others().filter((game) => !before.includes(game));
    for (const game of before) if (!games.includes(game)) unseen.delete(game);
    if (document.hidden) fresh.forEach((game) => unseen.add(game));
    count();
    call();
    if (!hasLine) return;
    pages.postMessage(games);
    window.offline.ask("waiting", games);
    if (fresh.length) notify(fresh);
  };
  const pages = new BroadcastChannel("waiting");
  pages.addEventListener("message", ({ data }) => {
    if (Array.isArray(data)) take(data, false);
    else if (line && waiting) pages.postMessage(waiting);
  });
  const LATER = 30_000; // milliseconds after which a line that was declined is asked for again
  let line;
  const listen = () => {
    line = new EventSource("/waiting/live");
    line.addEventListener("message", ({ data }) => take(data.split(" ").filter(Boolean), true));
    line.addEventListener("error", ({ target }) => { if (target === line && target.readyState === EventSource.CLOSED) setTimeout(listen, LATER); });
  };
  const hangUp = () => {
    line?.close();
    line = undefined;
  };
  // Without https there are no locks, and no notifications, either: only a page that is seen needs the line.
  if (navigator.locks) {
    navigator.locks.request("waiting", () => new Promise(listen));
    pages.postMessage("which?");
  } else {
    document.addEventListener("visibilitychange", () => { if (document.hidden) hangUp(); else if (!line) listen(); });
    if (!document.hidden) listen();
  }
})();
