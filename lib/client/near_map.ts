import type { Draw, MapView } from "@/lib/tracking/places.ts";

/** The distance below the viewport at which a map starts loading. */
const NEAR = "600px";

/**
 * Opens a section's map as it comes near the viewport, loading the map library and style sheet only then (spec section 2).
 * Returns a function that draws it. The signal removes it. Rejects if the library cannot be loaded.
 */
export async function openWhenNear(
  section: HTMLElement,
  view: MapView,
  ended: AbortSignal,
): Promise<void | Draw> {
  // The section may be gone by the time this script has loaded.
  if (ended.aborted) return;
  await waitUntilNear(section);
  const [{ openMap }] = await Promise.all([
    import("./map.ts"),
    loadStyles(view.tiles.styles),
  ]);
  if (ended.aborted) return;
  return openMap(section, view, ended);
}

/** Resolves when a section comes near the viewport. */
export function waitUntilNear(section: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      resolve();
    }, { rootMargin: NEAR });
    observer.observe(section);
  });
}

/** Adds a style sheet once and waits until it is applied, because maps measure their container. */
export function loadStyles(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`) !== null) {
    return Promise.resolve();
  }
  const link = Object.assign(document.createElement("link"), {
    rel: "stylesheet",
    href,
  });
  const loaded = new Promise((resolve) => link.onload = link.onerror = resolve);
  document.head.append(link);
  return loaded;
}
