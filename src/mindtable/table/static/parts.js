// Of a page that has changed the server sends the parts that are new; for the others it says which part of the page before
// they are. Here the whole page is put together, before anything else looks at it.
"use strict";
(() => {
  const BETWEEN = "\x1e", AS_BEFORE = "\x1f";

  document.addEventListener("htmx:sse:before:message", ({ detail: { connection, message } }) => {
    if (message.event) return;
    const before = connection.parts;
    connection.parts = message.data.split(BETWEEN).map((part) => (part[0] === AS_BEFORE ? before[Number(part.slice(1))] : part));
    message.data = connection.parts.join("");
  });
})();
