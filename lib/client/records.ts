import { NO_ANSWER } from "@/lib/fields/constants.ts";
import { send } from "./api.ts";

/** A record to delete, with its row and the texts of the confirmation. */
export interface RecordDeletion {
  id: string;
  /** The confirmation prompt. */
  question: string;
  row: HTMLElement;
}

/** The outcome of an action, success or failure; an empty text displays nothing. */
export interface Notice {
  text: string;
  isError?: boolean;
}

type Announce = (notice: Notice) => void;

/** Counts the list's changes, to detect stale responses. */
let turn = 0;

/** Maximum consecutive empty pages to skip. */
const MOST_PARTS = 10;

/** The link to the next page of a list. */
const NEXT = "#records-pages a[rel=next]";

interface WatchOptions {
  onDelete: (doomed: RecordDeletion) => void;
  onFetching: (fetching: boolean) => void;
  say: Announce;
}

/** Confirms deletions, and appends the next page of a list in place of following its link (spec sections 4 and 5). */
export function watchRecords(
  { onDelete, onFetching, say }: WatchOptions,
): void {
  let isFetching = false;
  addEventListener("click", async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      `a[data-delete], ${NEXT}`,
    );
    // With these keys the browser opens a tab or window.
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (link === null || opensElsewhere) return;
    event.preventDefault();
    const { delete: id, question = "" } = link.dataset;
    const row = link.closest("li");
    if (id !== undefined && row !== null) {
      // Ignores a row that is already being deleted.
      if (row.ariaBusy === null) onDelete({ id, question, row });
      return;
    }
    // A double click must load only one page.
    if (isFetching) return;
    onFetching(isFetching = true);
    await appendMore(link, say);
    onFetching(isFetching = false);
  });
  addEventListener("pagehide", () => keepPlace({ top: scrollY }));
  restorePlace();
}

/** The state of a list in a history entry: the number of appended pages, and the scroll position. */
interface Place {
  parts?: number;
  top?: number;
}

function keepPlace(changed: Place): void {
  history.replaceState({ ...history.state, ...changed }, "");
}

/** Events that indicate that the visitor has moved on. */
const INTERACTION_EVENTS = ["wheel", "pointerdown", "keydown", "focusin"];

/** Restores rows and scroll position on back navigation, unless the visitor has already moved on. */
async function restorePlace(): Promise<void> {
  let isElsewhere = document.activeElement !== document.body;
  for (const step of INTERACTION_EVENTS) {
    addEventListener(step, () => isElsewhere = true, { once: true });
  }
  const { parts = 0, top = 0 }: Place = history.state ?? {};
  for (let part = 0; part < parts; part++) {
    const link = document.querySelector<HTMLAnchorElement>(NEXT);
    const page = link && await openPage(link.href);
    if (page === null) break;
    appendRows(page);
  }
  if (parts > 0 && !isElsewhere) scrollTo(0, top);
}

/**
 * Deletes a record through the API, removes its row (even if another client has deleted the record), and focuses an adjacent
 * row; if there is none, opens the list. Reports the first error (spec section 8); an expired session leads to the sign-in.
 */
export async function deleteRecord(
  { api, list }: { api: string; list: string },
  { id, row }: RecordDeletion,
  say: Announce,
): Promise<void> {
  row.ariaBusy = "true";
  const result = await send("DELETE", api, { id });
  if (!result.ok && result.status === 401) return location.reload();
  const said = result.ok
    ? { text: result.message }
    : { text: result.errors[0] ?? NO_ANSWER, isError: true };
  if (!result.ok && result.status !== 404) {
    row.ariaBusy = null;
    return say(said);
  }
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  // Not the current URL, which may contain a message or a page number that is now empty.
  if (neighbour === null) return location.assign(list);
  row.remove();
  restoreFocus(neighbour);
  say(said);
  // Refetches the page to update the number of records.
  const mine = ++turn;
  const page = await openPage(location.href);
  // Race: a stale response has an outdated number.
  if (page === null || mine !== turn) return;
  replace("records-total", page);
}

/** Appends the list's next page; in a search, skips empty ones. */
async function appendMore(
  link: HTMLAnchorElement,
  say: Announce,
): Promise<void> {
  const last = document.querySelector("#records > :last-child");
  let next: HTMLAnchorElement | null = link;
  let rows: Element[] = [];
  for (let part = 0; part < MOST_PARTS && next && rows.length === 0; part++) {
    const page = await openPage(next.href);
    turn += 1;
    if (page === null) return say({ text: NO_ANSWER, isError: true });
    keepPlace({ parts: (history.state?.parts ?? 0) + 1 });
    rows = appendRows(page);
    next = document.querySelector<HTMLAnchorElement>(NEXT);
  }
  // The focused link may be gone, and there may be no new rows.
  restoreFocus(rows[0] ?? next?.parentElement ?? last);
}

/** Focuses a row if the focused element was removed. */
function restoreFocus(row: Element | null): void {
  if (document.activeElement !== document.body) return;
  row?.querySelector<HTMLElement>("a")?.focus();
}

/** Appends a page's new rows and replaces the link to the next; returns the rows. */
function appendRows(page: Document): Element[] {
  const list = document.getElementById("records")!;
  const known = new Set([...list.children].map(idOf));
  const rows = [...page.getElementById("records")?.children ?? []]
    .filter((row) => idOf(row) === undefined || !known.has(idOf(row)));
  list.append(...rows);
  for (const id of ["records-pages", "records-total", "records-empty"]) {
    replace(id, page);
  }
  return rows;
}

/** Returns a row's record id or code, if it can be deleted or ticked. */
function idOf(row: Element): string | undefined {
  return row.querySelector<HTMLElement>("[data-delete]")?.dataset.delete ??
    row.querySelector<HTMLInputElement>("[name=codes]")?.value;
}

/** Replaces an element with its counterpart from another page, if there is one. */
function replace(id: string, page: Document): void {
  document.getElementById(id)?.replaceWith(page.getElementById(id) ?? "");
}

/** Fetches a page of this site; null on failure. If the session has expired, reloads to sign in. */
async function openPage(url: string): Promise<Document | null> {
  try {
    const response = await fetch(url);
    if (response.redirected) location.reload();
    if (!response.ok) return null;
    return new DOMParser().parseFromString(await response.text(), "text/html");
  } catch {
    return null;
  }
}
