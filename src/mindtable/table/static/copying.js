// Buttons that copy a field, or the address of the page.
"use strict";
(() => {
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
    const copy = event.target.closest("[data-copy], [data-copy-address]");
    if (copy && (await copied(copy.dataset.copy ? document.getElementById(copy.dataset.copy) : address()))) copy.textContent = copy.dataset.copied;
  });
})();
