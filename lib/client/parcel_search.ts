import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { PublicParcel } from "@/lib/schemas/records.ts";
import { get, path } from "./api.ts";
import { type Lookup, RESET, seedParcel } from "./state.ts";

/** The search of the tracking page, as its island uses it. */
interface ParcelSearch {
  lookup: Signal<Lookup>;
  /** Goes on the field of the form, which shows the code of the address. */
  field: RefObject<HTMLInputElement>;
  /** Goes on the form; a search that this side cannot do is left to the browser. */
  submit(event: SubmitEvent): void;
  /** Whether the shown answer was searched for here; the first one comes from the server. */
  searched: boolean;
}

/**
 * Looks parcels up without leaving the page (spec sections 2 and 4). `code` and `first` are what the server
 * has rendered. Each search has an address of its own, and back and forward lead to them; that of a parcel
 * is its own code, however it was typed.
 */
export function useParcelSearch(code: string, first: Lookup): ParcelSearch {
  const [lookup] = useState(() => seedParcel(first));
  const shown = useRef(code);
  const turn = useRef(0);
  const field = useRef<HTMLInputElement>(null);

  async function search(wanted: string) {
    shown.current = wanted;
    const mine = ++turn.current;
    lookup.value = RESET;
    if (wanted === "") return;
    lookup.value = { ...RESET, fetching: true };
    const answer = await lookUp(wanted);
    // A slow answer must not replace that of a later search.
    if (mine !== turn.current) return;
    lookup.value = answer;
    if (answer.data === null) return;
    const { tracking_code } = answer.data;
    if (plainSpaces(field.current!.value) === wanted) {
      field.current!.value = tracking_code;
    }
    settle(tracking_code);
  }

  function settle(own: string) {
    shown.current = own;
    if (asked() !== own) history.replaceState(null, "", addressOf(own));
  }

  function submit(event: SubmitEvent) {
    const wanted = plainSpaces(field.current!.value);
    if (!isPlain(wanted)) return;
    event.preventDefault();
    if (wanted !== shown.current) {
      history.pushState(null, "", addressOf(wanted));
    }
    search(wanted);
  }

  function follow() {
    const wanted = asked();
    // A step to a place inside the page comes here too.
    if (wanted === shown.current) return;
    if (wanted !== "" && !isPlain(wanted)) return location.reload();
    field.current!.value = wanted;
    search(wanted);
  }

  useEffect(() => {
    if (first.data !== null) settle(code);
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  return { lookup, field, submit, searched: turn.current > 0 };
}

async function lookUp(code: string): Promise<Lookup> {
  // In capitals no code is taken for the name of another call (decision 13).
  const result = await get<PublicParcel>(
    path`/api/parcels/${code.toUpperCase()}`,
  );
  if (result.ok) return { data: result.data, errors: [], fetching: false };
  return { data: null, errors: result.errors, fetching: false };
}

/** Dots and slashes would lead to another call; the page itself can be asked for anything. */
function isPlain(code: string): boolean {
  return /^[\p{L}\p{N} -]+$/u.test(code);
}

function plainSpaces(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

/** What the address asks for. */
function asked(): string {
  return plainSpaces(new URLSearchParams(location.search).get("code") ?? "");
}

function addressOf(code: string): string {
  return `/track.html?${new URLSearchParams({ code })}`;
}
