import { useEffect, useRef, useState } from "preact/hooks";
import {
  MISTYPED,
  NO_PROGRESS,
  type ParcelProgress,
  readProgress,
  shownFingerprint,
} from "@/lib/tracking/progress.ts";
import { PREFERENCES } from "@/lib/fields/constants.ts";
import type { PublicParcel } from "@/lib/parcels/schema.ts";
import { get, path } from "./api.ts";
import { watchParcel } from "./live.ts";
import { changeState, type Lookup, RESET } from "./state.ts";

/** A look-up as the tracking page shows it. */
export interface ShownLookup extends Lookup {
  /** The HTTP status; 0 without a readable answer. */
  status: number;
  /** Whether the look-up failed because the text cannot be a code. */
  isMistyped: boolean;
  /** The progress of the parcel, as derived by the server. */
  progress: ParcelProgress;
}

/** The search of the tracking page, as its island uses it. */
interface ParcelSearch {
  /** The last search. */
  code: string;
  lookup: ShownLookup;
  /** The previous view of the same parcel; null after a search. */
  before: ShownLookup | null;
  /** Whether the visitor is waiting for it, and has neither typed on nor moved elsewhere. */
  isAwaited: boolean;
}

const NOTHING: ShownLookup = {
  ...RESET,
  status: 200,
  isMistyped: false,
  progress: NO_PROGRESS,
};

/** What the server rendered. */
interface Rendered {
  code: string;
  found: ShownLookup;
  /** Whether the browser may keep look-ups in its saved state. */
  isSaved: boolean;
}

/**
 * Looks parcels up without leaving the page (spec sections 2 and 4), and again when they change. Each search has an address
 * for back and forward; that of a parcel contains its own code, however it was typed.
 */
export function useParcelSearch(
  { code: asked, found: first, isSaved }: Rendered,
): ParcelSearch {
  const [shown, setShown] = useState<ParcelSearch>({
    code: asked,
    lookup: first,
    before: null,
    isAwaited: false,
  });
  const turn = useRef(0);
  const latest = useRef(shown);
  const { data } = shown.lookup;

  function show(now: ParcelSearch) {
    latest.current = now;
    if (isSaved) changeState({ parcel: now.lookup });
    setShown(now);
  }

  async function search(wanted: string) {
    const mine = ++turn.current;
    const { activeElement, body } = document;
    const asking = { ...NOTHING, fetching: wanted !== "" };
    show({ code: wanted, lookup: asking, before: null, isAwaited: false });
    if (wanted === "") return;
    const lookup = await lookUp(wanted);
    // Race: a slow answer must not replace a newer one.
    if (mine !== turn.current) return;
    const own = lookup.data?.tracking_code ?? wanted;
    const field = searchField();
    const isAsTyped = plainSpaces(field.value) === wanted;
    if (isAsTyped) field.value = own;
    const isWhereAsked = [activeElement, body].includes(document.activeElement);
    const isAwaited = isAsTyped && isWhereAsked;
    show({ code: own, lookup, before: null, isAwaited });
    settle(own);
  }

  /** Refreshes the shown parcel; false to try again. */
  async function renew(): Promise<boolean> {
    const { code, lookup: before } = latest.current;
    // A running search fetches the news, too.
    if (before.fetching) return true;
    const mine = ++turn.current;
    const lookup = await lookUp(code);
    if (mine !== turn.current) return true;
    // After any other failure the current view is still the best answer.
    if (lookup.data === null && lookup.status !== 404) return false;
    show({ code, lookup, before, isAwaited: false });
    return true;
  }

  function submit(event: SubmitEvent) {
    const wanted = plainSpaces(searchField().value);
    if (!isPlain(wanted)) return;
    event.preventDefault();
    if (wanted !== latest.current.code) step(wanted);
    search(wanted);
  }

  function follow() {
    const wanted = addressed();
    leadBackHere();
    // Fires for fragments as well.
    if (wanted === latest.current.code) return;
    if (wanted !== "" && !isPlain(wanted)) return location.reload();
    searchField().value = wanted;
    search(wanted);
  }

  useEffect(() => {
    if (isSaved) changeState({ parcel: first });
    if (first.data !== null) settle(asked);
    searchField().form!.addEventListener("submit", submit);
    addEventListener("popstate", follow);
  }, []);

  useEffect(() => {
    if (!data) return;
    return watchParcel(data.tracking_code, {
      seen: () => {
        const { data, progress } = latest.current.lookup;
        return shownFingerprint(data, progress);
      },
      renew,
    });
  }, [data?.tracking_code]);

  return shown;
}

/** Returns the field of the form that the server renders beside the island. */
function searchField(): HTMLInputElement {
  return document.querySelector(".search-bar input")!;
}

async function lookUp(code: string): Promise<ShownLookup> {
  // In upper case no code collides with the name of another call.
  const result = await get<PublicParcel>(
    path`/api/parcels/${code.toUpperCase()}`,
  );
  if (!result.ok) {
    const { status, errors, headers } = result;
    return {
      ...NOTHING,
      status,
      errors,
      isMistyped: headers?.has(MISTYPED) ?? false,
    };
  }
  const progress = readProgress(result.headers);
  return { ...NOTHING, data: result.data, progress };
}

/** Pushes a history entry for a search. */
function step(wanted: string): void {
  // Genuine Fresh marks the first entry, and would reload the page on the way back to it.
  history.replaceState(null, "");
  history.pushState(null, "", addressOf(wanted));
  leadBackHere();
}

/** Replaces the code in the address by the parcel's own. */
function settle(own: string): void {
  if (addressed() === own) return;
  history.replaceState(null, "", addressOf(own));
  leadBackHere();
}

/** Points the language form back to the current view, because tracking pages send no full referrer. */
function leadBackHere(): void {
  const field = document.querySelector<HTMLInputElement>(
    `#${PREFERENCES} input[name=back]`,
  );
  if (field !== null) field.value = location.pathname + location.search;
}

/** Reports whether a code is safe in a path: dots and slashes would lead to another call. */
function isPlain(code: string): boolean {
  return /^[\p{L}\p{N} -]+$/u.test(code);
}

function plainSpaces(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** Returns the code in the address. */
function addressed(): string {
  return plainSpaces(new URLSearchParams(location.search).get("code") ?? "");
}

/** Returns the address of a code, which keeps other parameters such as the language. */
function addressOf(code: string): string {
  const query = new URLSearchParams(location.search);
  query.set("code", code);
  return `?${query}`;
}
