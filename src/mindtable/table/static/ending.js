// The end of a game: it is read first, and shared in the way the device has for that.
"use strict";
(() => {
  let wasThere = Boolean(document.getElementById("ending"));
  document.addEventListener("htmx:after:swap", async () => {
    const ending = document.getElementById("ending");
    if (!ending || wasThere) return;
    wasThere = true;
    await Promise.allSettled(ending.getAnimations().map((appearing) => appearing.finished));
    document.getElementById("ending-title")?.focus({ preventScroll: true });
  });

  if (navigator.share) document.documentElement.dataset.shares = "";
  const copied = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch { // without https there is only the old way
      const field = Object.assign(document.createElement("input"), { className: "spoken", value: text });
      document.getElementById("share").append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
  };
  const shareLink = async (button) => {
    const url = new URL(button.dataset.share, location.href).href;
    if (navigator.share) return navigator.share({ title: button.dataset.shareTitle ?? document.title, url });
    await copied(url);
    button.textContent = button.dataset.copied;
  };
  const sharePicture = async (link) => {
    const answer = await fetch(link.href);
    const file = new File([await answer.blob()], link.download, { type: "image/png" });
    if (answer.ok && navigator.canShare({ files: [file] })) return navigator.share({ files: [file] });
    location.assign(link.href);
  };
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-share]");
    const link = event.target.closest("[data-share-picture]");
    const ended = () => {}; // whoever changes their mind has shared nothing, and knows it
    if (button) shareLink(button).catch(ended);
    if (link && navigator.canShare) {
      event.preventDefault();
      sharePicture(link).catch(ended);
    }
  });
})();
