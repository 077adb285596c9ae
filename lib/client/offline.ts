/** Lets the browser show a page of ours when it has no connection; it starts when the page itself is done. */
export function keepOfflinePage(): void {
  // Absent on plain http and in some private windows.
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

function register(): void {
  // A browser that cannot keep anything shows its own page instead.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
