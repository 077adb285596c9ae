/** Registers the service worker that shows a page without a connection. */
export function keepOfflinePage(): void {
  // Absent on plain http and in some private windows.
  const { serviceWorker }: Partial<Navigator> = navigator;
  // Without storage, browsers show their own page.
  serviceWorker?.register("/sw.js").catch(() => undefined);
}
