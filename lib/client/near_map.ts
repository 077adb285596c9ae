import type { Draw, MapView } from "@/lib/parcels/places.ts";

/** How far below the screen a map may be when its loading starts. */
const NEAR = "600px";

/**
 * Opens the map of a section as soon as it comes near the screen, and only then loads the library and the style sheet of
 * maps (spec section 2). Gives what draws it. The signal ends it all. Fails where the library cannot be loaded.
 */
export async function openWhenNear(
  section: HTMLElement,
  view: MapView,
  ended: AbortSignal,
): Promise<void | Draw> {
  // The section may be gone before this script has come, and with it its element.
  if (ended.aborted) return;
  await comesNear(section, ended);
  const [{ openMap }] = await Promise.all([
    import("./map.ts"),
    loadStyles(view.tiles.styles),
  ]);
  if (ended.aborted) return;
  return openMap(section, view, ended);
}

/** Waits until the section comes near the screen; for ever when the signal ends it before. */
export function comesNear(
  section: HTMLElement,
  ended: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      resolve();
    }, { rootMargin: NEAR });
    observer.observe(section);
    ended.addEventListener("abort", () => observer.disconnect());
  });
}

/** Adds a style sheet to the page once and waits until it counts, because maps measure themselves. */
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
