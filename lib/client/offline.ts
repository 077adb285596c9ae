/** Lets the browser show a page of ours when it has no connection. */
export function keepOfflinePage(): void {
  // Absent on plain http and in some private windows.
  const { serviceWorker }: Partial<Navigator> = navigator;
  // A browser that cannot keep anything shows its own page instead.
  serviceWorker?.register("/sw.js").catch(() => undefined);
}
