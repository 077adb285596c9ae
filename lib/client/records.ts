import { NO_ANSWER } from "@/lib/fields/constants.ts";
import { send } from "./api.ts";

/** What somebody wants to delete, as its row says. */
export interface Doomed {
  id: string;
  /** The sentence that asks for confirmation. */
  question: string;
  row: HTMLElement;
}

/** What is said of a deed, done or failed; without a text nothing is. */
export interface Notice {
  text: string;
  isError?: boolean;
}

type Say = (notice: Notice) => void;

/** Grows with each change of the list. */
let turn = 0;

/** How many parts are asked for at once while they are empty. */
const MOST_PARTS = 10;

/** The way to the next part of a list. */
const NEXT = "#records-pages a[rel=next]";

interface Watching {
  onDelete: (doomed: Doomed) => void;
  onFetching: (fetching: boolean) => void;
  say: Say;
}

/**
 * Asks before a record is deleted, and appends the next part of a list where the links of the rows would leave the page
 * (spec sections 4 and 5). Gives what ends the watching.
 */
export function watchRecords({ onDelete, onFetching, say }: Watching) {
  const ending = new AbortController();
  let isFetching = false;
  addEventListener("click", async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      `a[data-delete], ${NEXT}`,
    );
    if (link === null || opensElsewhere(event)) return;
    event.preventDefault();
    const { delete: id, question = "" } = link.dataset;
    const row = link.closest("li");
    if (id !== undefined && row !== null) {
      // What is being deleted is not deleted once more.
      if (row.ariaBusy === null) onDelete({ id, question, row });
      return;
    }
    // Whoever presses twice wants the next part once.
    if (isFetching) return;
    onFetching(isFetching = true);
    await appendMore(link, say);
    onFetching(isFetching = false);
  }, { signal: ending.signal });
  addEventListener("pagehide", keepPlace, { signal: ending.signal });
  restorePlace();
  return () => ending.abort();
}

/** Whether a click asks for another tab or window. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** What an entry of the browser's history knows of its list: how many parts were appended, and where it was looked at. */
interface Place {
  parts?: number;
  top?: number;
}

function place(): Place {
  return history.state ?? {};
}

function keepPlace(): void {
  history.replaceState({ ...place(), top: scrollY }, "");
}

/** What somebody does first who goes elsewhere on a page. */
const STEPS = ["wheel", "pointerdown", "keydown", "focusin"];

/** Who comes back to a list finds the rows that were there, as if the page had stayed, and stays where they go meanwhile. */
async function restorePlace(): Promise<void> {
  let isElsewhere = document.activeElement !== document.body;
  for (const step of STEPS) {
    addEventListener(step, () => isElsewhere = true, { once: true });
  }
  const { parts = 0, top = 0 } = place();
  for (let part = 0; part < parts; part++) {
    const link = document.querySelector<HTMLAnchorElement>(NEXT);
    const page = link && await openPage(link.href);
    if (page === null) break;
    appendRows(page);
  }
  if (parts > 0 && !isElsewhere) scrollTo(0, top);
}

/**
 * Deletes by the API; the row goes, also of what somebody else has deleted, and the focus to the next one; without a next one
 * the list begins anew. Says the first error (spec section 8); whose session has ended is led to the sign-in.
 */
export async function deleteRecord(
  { api, list }: { api: string; list: string },
  { id, row }: Doomed,
  say: Say,
): Promise<void> {
  row.ariaBusy = "true";
  const result = await send("DELETE", api, { id });
  if (!result.ok && result.status === 401) return location.reload();
  const said = result.ok
    ? { text: result.message }
    : { text: result.errors[0] ?? NO_ANSWER, isError: true };
  const isGone = result.ok || result.status === 404;
  if (!isGone) {
    row.ariaBusy = null;
    return say(said);
  }
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  // Not this address once more: it may say what was done before, or name a part that is empty now.
  if (neighbour === null) return location.assign(list);
  row.remove();
  leadTo(neighbour);
  say(said);
  await renew();
}

/** Says how many records there are now. */
async function renew(): Promise<void> {
  const mine = ++turn;
  const page = await openPage(location.href);
  // What is older than a later change of the list would bring back what that has taken away.
  if (page === null || mine !== turn) return;
  replace("records-total", page);
}

/** Appends the next part of the list; of a search, which may look long without finding anything, the next ones. */
async function appendMore(link: HTMLAnchorElement, say: Say): Promise<void> {
  const last = document.querySelector("#records > :last-child");
  let next: HTMLAnchorElement | null = link;
  let rows: Element[] = [];
  for (let part = 0; part < MOST_PARTS && next && rows.length === 0; part++) {
    const page = await openPage(next.href);
    turn += 1;
    if (page === null) return say({ text: NO_ANSWER, isError: true });
    history.replaceState({ ...place(), parts: (place().parts ?? 0) + 1 }, "");
    rows = appendRows(page);
    next = document.querySelector<HTMLAnchorElement>(NEXT);
  }
  // The way to more may have gone with the focus on it, and nothing come.
  leadTo(rows[0] ?? next?.parentElement ?? last);
}

/** Moves the focus into a row if it was lost with the element that had it, and is still lost. */
function leadTo(row: Element | null): void {
  if (document.activeElement !== document.body) return;
  row?.querySelector<HTMLElement>("a")?.focus();
}

/** Appends those rows of a page that are not there yet, and the way to what comes after them; returns them. */
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

/** The id of a row's record, where it can be deleted. */
function idOf(row: Element): string | undefined {
  return row.querySelector<HTMLElement>("[data-delete]")?.dataset.delete;
}

/** Shows an element as another page has it, if it has it. */
function replace(id: string, page: Document): void {
  document.getElementById(id)?.replaceWith(page.getElementById(id) ?? "");
}

/** Opens a page of ours; null when it does not arrive. Whose session has ended is led to the sign-in, and from there back. */
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
