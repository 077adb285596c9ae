import { type ComponentChildren, createContext, h } from "preact";
import { assetUrls } from "./shared.ts";

/** Whether this runs in the browser. */
export const IS_BROWSER: boolean = typeof document !== "undefined";

/** True inside `<Head>`, on the server. Marked pure to leave islands without it. */
export const HeadContext = /* @__PURE__ */ createContext(false);

/** The content-hashed URL of a file below `static/`: `asset("/logo.svg")`. */
export function asset(path: string): string {
  return assetUrls.find(path);
}

/** Puts its children into the page's `<head>`; of equal keys the later one wins. */
export function Head(
  props: { children?: ComponentChildren },
): ComponentChildren {
  if (IS_BROWSER) return null;
  return h(HeadContext.Provider, { value: true, children: props.children });
}
