// Keeps what can be read without a connection, and notifies of games that wait. Before this text the server says what is
// KEPT: the name of the cache, which has the language and the version in it, the language, and the pages. Nothing else is
// ever kept, and pages are asked for as nobody: so no page of a game or of a person can be among them.
"use strict";
const OFFLINE = "/offline";
const FILE = /^\/(?:static|art)\//;

// --- what can be read ---
const NAMED = /(?:"|\()(\/(?:static|art)\/[^"'()\s]+)/g; // files, in pages and style sheets
const asNobody = { credentials: "omit", headers: { "Accept-Language": KEPT.language } };

const keepOne = async (cache, address, kept) => {
  if (kept.has(address)) return;
  kept.add(address);
  const answer = await fetch(address, FILE.test(address) ? undefined : { ...asNobody, cache: "no-store" });
  if (!answer.ok || answer.redirected) throw new Error(`${address} cannot be kept`);
  await cache.put(address, answer.clone());
  if (!/^text\/(?:html|css)/.test(answer.headers.get("Content-Type"))) return;
  for (const [, file] of (await answer.text()).matchAll(NAMED)) await keepOne(cache, file, kept);
};
const keep = async () => {
  const kept = new Set();
  const cache = await caches.open(KEPT.cache);
  try {
    for (const page of KEPT.pages) await keepOne(cache, page, kept);
  } catch (problem) { // all of it, or nothing
    await caches.delete(KEPT.cache);
    throw problem;
  }
};
const forget = async (but = "") => {
  for (const name of await caches.keys()) if (name !== but) await caches.delete(name);
};

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(forget(KEPT.cache).then(() => self.clients.claim())));

const page = async (path) => {
  const cache = await caches.open(KEPT.cache);
  const kept = (KEPT.pages.includes(path) && (await cache.match(path))) || (await cache.match(OFFLINE));
  return kept ?? Response.error();
};
const file = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (mode === "navigate") event.respondWith(fetch(event.request).catch(() => page(pathname)));
  else if (FILE.test(pathname)) event.respondWith(file(event.request));
});

// --- notifications ---
const address = (game) => `/games/${game}`;
const pagesOpen = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

// Whoever looks at the table, at whichever page, need not be called.
const notify = async (games) => {
  if ((await pagesOpen()).some((one) => one.visibilityState === "visible")) return;
  for (const { game, title, body } of games) await self.registration.showNotification(title, { body, tag: game, icon: KEPT.icon });
};
const withdraw = async (isOver) => {
  for (const one of await self.registration.getNotifications()) if (isOver(one.tag)) one.close();
};
const open = async (game) => {
  const there = (await pagesOpen()).find((one) => new URL(one.url).pathname === address(game));
  await (there ? there.focus() : self.clients.openWindow(address(game)));
};
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.tag));
});

const DONE = {
  keep: async () => (await caches.has(KEPT.cache)) || keep(),
  forget: () => Promise.all([forget(), withdraw(() => true)]),
  notify,
  waiting: (games) => withdraw((game) => !games.includes(game)),
  seen: (game) => withdraw((other) => other === game),
};
self.addEventListener("message", (event) => {
  const { does, about } = event.data;
  event.waitUntil(DONE[does](about).then(() => event.ports[0]?.postMessage("done")));
});
