import { PREFERENCES } from "@/lib/fields/constants.ts";
import {
  codeParameter,
  setCodeParameter,
} from "@/lib/parcels/code_parameter.ts";

/** Returns the search field, rendered by the server outside the island. */
export function searchField(): HTMLInputElement {
  return document.querySelector(".search-bar input")!;
}

/** Pushes a history entry for a search. */
export function pushSearch(wanted: string): void {
  // Genuine Fresh marks the first entry, and would reload the page on the way back to it.
  history.replaceState(null, "");
  history.pushState(null, "", addressOf(wanted));
  leadBackHere();
}

/** Replaces the code in the URL with the parcel's canonical one. */
export function settleAddress(own: string): void {
  if (codeInAddress() === own) return;
  history.replaceState(null, "", addressOf(own));
  leadBackHere();
}

/** Makes the language form return to the current view: tracking pages send no full referrer. */
export function leadBackHere(): void {
  const field = document.querySelector<HTMLInputElement>(
    `#${PREFERENCES} input[name=back]`,
  );
  if (field !== null) field.value = location.pathname + location.search;
}

/** Reports whether a code is safe in a path: dots and slashes could lead to another endpoint. */
export function isPlain(code: string): boolean {
  return /^[\p{L}\p{N} -]+$/u.test(code);
}

/** Trims a text and collapses runs of spaces. */
export function normalizeSpaces(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** Returns the code in the URL. */
export function codeInAddress(): string {
  return normalizeSpaces(
    codeParameter(new URLSearchParams(location.search)),
  );
}

/** Returns a code's URL with the other current parameters, such as the language. */
function addressOf(code: string): string {
  const query = new URLSearchParams(location.search);
  setCodeParameter(query, code);
  return `?${query}`;
}
