import { LIST_ORDERS } from "@/lib/fields/constants.ts";
import { LANGUAGE_PARAMETER } from "@/lib/i18n/locales.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import type { MenuEntry, Noun } from "@/lib/site/noun.ts";
import type { PanelContext } from "@/lib/site/state.ts";

/** A screen in a breadcrumb. */
export interface NamedScreen {
  href: string;
  text: MessageKey;
}

export const DASHBOARD = {
  group: "tiles",
  name: "dashboard",
  href: "/control/index.html",
  icon: "dashboard",
  text: "control.dashboard.title",
  under: ["/control/index.html"],
} as const satisfies MenuEntry;

/** The screens of the member's account. */
export const ACCOUNT = {
  href: "/control/account/index.html",
  text: "control.account.title",
} as const;

export const SETTINGS = "/control/settings";

/** The URL of the instructions for setting up mail. */
export const MAIL_SETUP = `${SETTINGS}/mail#mail-setup`;

/** Returns the path of a noun's list. */
export function listPath(noun: string): string {
  return `/control/${noun}/list.html`;
}

/** Returns the navigation entries that the member may open. */
export function openEntries(
  { state: { nouns, admin } }: Pick<PanelContext, "state">,
  group?: MenuEntry["group"],
): MenuEntry[] {
  return entriesOf(nouns).filter((entry) =>
    (group === undefined || entry.group === group) &&
    (entry.needs === undefined || admin.rights.has(entry.needs))
  );
}

/**
 * Returns the navigation entry above a screen; undefined for an entry's own screen, and for a screen that is not below
 * any entry.
 */
export function entryAbove(
  { state: { nouns }, url: { pathname } }: Pick<PanelContext, "state" | "url">,
): MenuEntry | undefined {
  return entriesOf(nouns).find(({ href, under }) =>
    href !== pathname && under.some((start) => pathname.startsWith(start))
  );
}

function entriesOf(nouns: readonly Noun[]): MenuEntry[] {
  return nouns.flatMap(({ menu = [] }) => menu);
}

export const TRASH = "/control/trash.html";

/** Returns the URL of a noun's trash. */
export function trashAddress(noun: string): string {
  return `${TRASH}?noun=${noun}`;
}

type ListState = Pick<
  ListView<unknown>,
  "path" | "language" | "search" | "filter" | "order" | "shape"
>;

/**
 * Returns the URL of a list's first page: its search and filter, its sort and rows if the current URL has them, its order
 * unless that is the default, the language in the current URL, and the parameters in `more`.
 */
export function listAddress(
  { path, language, search, filter, order, shape }: ListState,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ ...more, ...filter, ...shape });
  if (search !== "") query.set("search", search);
  if (order !== null && order !== LIST_ORDERS[0]) query.set("order", order);
  if (language !== null) query.set(LANGUAGE_PARAMETER, language);
  return query.size === 0 ? path : `${path}?${query}`;
}
