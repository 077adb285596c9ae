import { batch } from "@preact/signals-core";
import type { Graph } from "@/lib/fields/records.ts";
import { get } from "./api.ts";
import { keepOfflinePage } from "./offline.ts";
import { admin, endSession, pages, reviews, settings } from "./state.ts";

/** Does what every page does in the browser, when the page itself is done. */
export function startUp(): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run);
  addEventListener("pagehide", closeMenu);
}

/** A page that comes back from the browser's memory shows itself, not the menu by which it was left. */
function closeMenu(): void {
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
}

function run(): void {
  keepOfflinePage();
  if (mayBeOutdated()) loadGraph();
}

/** What was saved holds for a visit, from its first page on; in the panel it is changed, and there sessions begin and end. */
function mayBeOutdated(): boolean {
  return settings.value === null || location.pathname.startsWith("/control/") ||
    !document.referrer.startsWith(`${location.origin}/`);
}

/** Replaces pages, reviews, settings and administrator by what the graph says (spec section 4, decision 47). */
export async function loadGraph(): Promise<void> {
  const result = await get<Graph>("/api/graph");
  if (!result.ok) return;
  const { data } = result;
  batch(() => {
    pages.value = data.pages.data;
    reviews.value = data.reviews.data;
    settings.value = data.settings.data[0] ?? null;
    if (data.admin.data) admin.value = data.admin.data;
    else endSession();
  });
}
