import { useEffect, useRef, useState } from "preact/hooks";
import { shownFingerprint } from "@/lib/tracking/progress.ts";
import { watchParcel } from "./live.ts";
import { lookUp, type LookupView, NOTHING } from "./look_up.ts";
import {
  codeInAddress,
  isPlain,
  leadBackHere,
  normalizeSpaces,
  pushSearch,
  searchField,
  settleAddress,
} from "./search_address.ts";
import { changeState } from "./state.ts";

/** The tracking page's search, as its island uses it. */
interface ParcelSearch {
  /** The code of the last search. */
  code: string;
  lookup: LookupView;
  /** The previous view of the same parcel; null after a new search. */
  before: LookupView | null;
  /** Whether the visitor is still waiting, without having typed or moved the focus. */
  isAwaited: boolean;
}

/** The look-up as rendered by the server. */
interface RenderedLookup {
  code: string;
  found: LookupView;
  /** Whether the browser may keep look-ups in its saved state. */
  isSaved: boolean;
}

/**
 * Looks up parcels without leaving the page (spec sections 2 and 4), and again when they change. Each search has a URL for back
 * and forward; once the parcel is found, it contains the canonical code.
 */
export function useParcelSearch(rendered: RenderedLookup): ParcelSearch {
  const [shown, setShown] = useState<ParcelSearch>({
    code: rendered.code,
    lookup: rendered.found,
    before: null,
    isAwaited: false,
  });
  const searching = useRef<Searching>();
  searching.current ??= new Searching(rendered, { shown, onShow: setShown });
  const { data } = shown.lookup;
  useEffect(() => searching.current!.begin(), []);
  useEffect(() => {
    if (data) return searching.current!.watch(data.tracking_code);
  }, [data?.tracking_code]);
  return shown;
}

/** Runs a page's searches: a response is displayed unless a newer search has begun. */
class Searching {
  readonly #rendered: RenderedLookup;
  readonly #onShow: (shown: ParcelSearch) => void;
  #shown: ParcelSearch;
  #turn = 0;

  constructor(
    rendered: RenderedLookup,
    { shown, onShow }: {
      shown: ParcelSearch;
      onShow: (shown: ParcelSearch) => void;
    },
  ) {
    this.#rendered = rendered;
    this.#shown = shown;
    this.#onShow = onShow;
  }

  /** Listens to the search form and the browser's history. */
  begin(): void {
    const { code, found, isSaved } = this.#rendered;
    if (isSaved) changeState({ parcel: found });
    if (found.data !== null) settleAddress(code);
    searchField().form!.addEventListener(
      "submit",
      (event) => this.#submit(event),
    );
    addEventListener("popstate", () => this.#follow());
  }

  /** Keeps the parcel in sync; returns a function that stops it. */
  watch(code: string): () => void {
    return watchParcel(code, {
      seen: () => {
        const { data, progress } = this.#shown.lookup;
        return shownFingerprint(data, progress);
      },
      renew: () => this.#renew(),
    });
  }

  #show(now: ParcelSearch): void {
    this.#shown = now;
    if (this.#rendered.isSaved) changeState({ parcel: now.lookup });
    this.#onShow(now);
  }

  async #search(wanted: string): Promise<void> {
    const mine = ++this.#turn;
    const { activeElement, body } = document;
    const asking = { ...NOTHING, fetching: wanted !== "" };
    this.#show({
      code: wanted,
      lookup: asking,
      before: null,
      isAwaited: false,
    });
    if (wanted === "") return;
    const lookup = await lookUp(wanted);
    // Race: a slow response must not replace a newer one.
    if (mine !== this.#turn) return;
    const own = lookup.data?.tracking_code ?? wanted;
    const field = searchField();
    const isAsTyped = normalizeSpaces(field.value) === wanted;
    if (isAsTyped) field.value = own;
    const isWhereAsked = [activeElement, body].includes(document.activeElement);
    const isAwaited = isAsTyped && isWhereAsked;
    this.#show({ code: own, lookup, before: null, isAwaited });
    settleAddress(own);
  }

  /** Refreshes the displayed parcel; returns false to retry. */
  async #renew(): Promise<boolean> {
    const { code, lookup: before } = this.#shown;
    // A running search also fetches the change.
    if (before.fetching) return true;
    const mine = ++this.#turn;
    const lookup = await lookUp(code);
    if (mine !== this.#turn) return true;
    // After any other failure the current view is still the best available.
    if (lookup.data === null && lookup.status !== 404) return false;
    this.#show({ code, lookup, before, isAwaited: false });
    return true;
  }

  #submit(event: SubmitEvent): void {
    const wanted = normalizeSpaces(searchField().value);
    if (!isPlain(wanted)) return;
    event.preventDefault();
    if (wanted !== this.#shown.code) pushSearch(wanted);
    this.#search(wanted);
  }

  #follow(): void {
    const wanted = codeInAddress();
    leadBackHere();
    // Also fires for fragment changes.
    if (wanted === this.#shown.code) return;
    if (wanted !== "" && !isPlain(wanted)) return location.reload();
    searchField().value = wanted;
    this.#search(wanted);
  }
}
