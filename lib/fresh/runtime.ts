import type { ComponentChildren } from "preact";
import { assetUrls } from "./shared.ts";

/** Whether this code runs in the browser. */
export const IS_BROWSER: boolean = typeof document !== "undefined";

/** Returns the content-hashed URL of a file below `static/`: `asset("/logo.svg")`. */
export function asset(path: string): string {
  return assetUrls.find(path);
}

/**
 * Moves its children to the page's `<head>`; of children with equal keys, the last wins. In the browser they are
 * already there.
 */
export function Head(
  props: { children?: ComponentChildren },
): ComponentChildren {
  return IS_BROWSER ? null : props.children;
}
