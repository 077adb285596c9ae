import type { ComponentChildren } from "preact";
import { assetUrls } from "./shared.ts";

/** Whether this runs in the browser. */
export const IS_BROWSER: boolean = typeof document !== "undefined";

/** The content-hashed URL of a file below `static/`: `asset("/logo.svg")`. */
export function asset(path: string): string {
  return assetUrls.find(path);
}

/** Puts its children into the page's `<head>`; of equal keys the later one wins. In the browser they are there already. */
export function Head(
  props: { children?: ComponentChildren },
): ComponentChildren {
  return IS_BROWSER ? null : props.children;
}
