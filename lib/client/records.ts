import { NO_ANSWER } from "@/lib/schemas/constants.ts";
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
  addEventListener("click", async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      "a[data-delete], #records-pages a[rel=next]",
    );
    if (link === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { delete: id, question = "" } = link.dataset;
    const row = link.closest<HTMLElement>("li, [data-record]");
    if (id !== undefined && row !== null) {
      return onDelete({ id, question, row });
    }
    onFetching(true);
    await appendMore(link, say);
    onFetching(false);
  }, { signal: ending.signal });
  return () => ending.abort();
}

/**
 * Deletes by the API; the row goes, and the focus to the next one; without a next one the list begins anew. Says the first
 * error (spec section 8); whose session has ended is led to the sign-in.
 */
export async function deleteRecord(
  { api, list }: { api: string; list: string },
  { id, row }: Doomed,
  say: Say,
): Promise<void> {
  const result = await send("DELETE", api, { id });
  if (!result.ok && result.status === 401) return location.reload();
  if (!result.ok) {
    return say({ text: result.errors[0] ?? NO_ANSWER, isError: true });
  }
  const neighbour = row.nextElementSibling ?? row.previousElementSibling;
  // Not this address once more: it may say what was done before, or name a part that is empty now.
  if (neighbour === null) return location.assign(list);
  row.remove();
  neighbour.querySelector<HTMLElement>("a")?.focus();
  say({ text: result.message });
  const total = (await openPage(location.href))?.getElementById(
    "records-total",
  );
  if (total) document.getElementById("records-total")?.replaceWith(total);
}

async function appendMore(link: HTMLAnchorElement, say: Say): Promise<void> {
  const page = await openPage(link.href);
  const rows = [...page?.getElementById("records")?.children ?? []];
  if (page === null || rows.length === 0) {
    return say({ text: NO_ANSWER, isError: true });
  }
  document.getElementById("records")!.append(...rows);
  const pages = document.getElementById("records-pages")!;
  pages.replaceWith(page.getElementById("records-pages") ?? "");
  rows[0]!.querySelector<HTMLElement>("a")?.focus();
}

/** Opens a page of ours; null when it does not arrive. Whose session has ended is led to the sign-in. */
async function openPage(url: string): Promise<Document | null> {
  try {
    const response = await fetch(url);
    if (response.redirected) location.assign(response.url);
    if (!response.ok) return null;
    return new DOMParser().parseFromString(await response.text(), "text/html");
  } catch {
    return null;
  }
}
