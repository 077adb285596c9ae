import type { Signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { PublicParcel } from "@/lib/schemas/records.ts";
import { get, path } from "./api.ts";
import { type Lookup, RESET, seedParcel } from "./state.ts";

/** The search of the tracking page, as its island uses it. */
interface ParcelSearch {
  lookup: Signal<Lookup>;
  /** Goes on the form; a search that this side cannot do is left to the browser. */
  submit(event: SubmitEvent): void;
  /** Whether the shown answer was searched for here; the first one comes from the server. */
  searched: boolean;
}

/**
 * Looks parcels up without leaving the page (spec sections 2 and 4). `code` and `first` are what the server
 * has rendered. Each search has an address of its own, and back and forward lead to them.
 */
export function useParcelSearch(code: string, first: Lookup): ParcelSearch {
  const [lookup] = useState(() => seedParcel(first));
  const shown = useRef(code);
  const turn = useRef(0);
  const form = useRef<HTMLFormElement | null>(null);

  async function search(wanted: string) {
    shown.current = wanted;
    const mine = ++turn.current;
    lookup.value = RESET;
    if (wanted === "") return;
    lookup.value = { ...RESET, fetching: true };
    const answer = await lookUp(wanted);
    // A slow answer must not replace that of a later search.
    if (mine === turn.current) lookup.value = answer;
  }

  function submit(event: SubmitEvent) {
    form.current = event.currentTarget as HTMLFormElement;
    const wanted = field(form.current).value.trim();
    if (!isPlain(wanted)) return;
    event.preventDefault();
    const address = `/track.html?${new URLSearchParams({ code: wanted })}`;
    if (wanted !== shown.current) history.pushState(null, "", address);
    search(wanted);
  }

  function follow() {
    const wanted = new URLSearchParams(location.search).get("code") ?? "";
    // A step to a place inside the page comes here too.
    if (wanted === shown.current) return;
    if (wanted !== "" && !isPlain(wanted)) return location.reload();
    if (form.current !== null) field(form.current).value = wanted;
    search(wanted);
  }

  useEffect(() => {
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  return { lookup, submit, searched: turn.current > 0 };
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

function field(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem("code") as HTMLInputElement;
}
