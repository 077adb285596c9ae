import { get } from "./api.ts";
import { changeState, readState, SIGNED_OUT } from "./state.ts";
import type { Graph } from "@/lib/site/site_noun.ts";

/** Runs once the script has loaded, on every page that has one. */
export function startUp(): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run);
  addEventListener("pagehide", closeMenu);
}

/** Closes an open menu on leaving the page, in case it is restored from the back/forward cache. */
function closeMenu(): void {
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
}

function run(): void {
  // Absent on plain http and in some private windows.
  const { serviceWorker }: Partial<Navigator> = navigator;
  // Serves the offline page. If storage is denied, browsers show their own.
  serviceWorker?.register("/sw.js").catch(() => undefined);
  if (mayBeOutdated()) loadGraph();
}

/**
 * Reports whether the saved state may be stale: on the first page of a visit, and in the panel, where data changes and sessions
 * start and end.
 */
function mayBeOutdated(): boolean {
  return readState().settings === null ||
    location.pathname.startsWith("/control/") ||
    !document.referrer.startsWith(`${location.origin}/`);
}

/** Refreshes pages, reviews, settings and the member from the graph (spec section 4). */
export async function loadGraph(): Promise<void> {
  const result = await get<Graph>("/api/graph");
  if (!result.ok) return;
  const { data } = result;
  changeState({
    pages: data.pages.data,
    reviews: data.reviews.data,
    settings: data.settings.data[0] ?? null,
    ...(data.admin.data ? { admin: data.admin.data } : SIGNED_OUT),
  });
}
