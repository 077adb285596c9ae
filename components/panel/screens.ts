import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { MenuEntry, Noun } from "@/lib/site/noun.ts";
import type { PanelContext } from "@/lib/site/state.ts";

/** A screen as a breadcrumb names it. */
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

/** The address of the instructions for setting up mail. */
export const MAIL_SETUP = `${SETTINGS}/mail#mail-setup`;

/** Returns the address of a noun's list. */
export function listPath(noun: string): string {
  return `/control/${noun}/list.html`;
}

/** Returns the entries of the navigation that the person may open. */
export function openEntries(
  { state: { nouns, admin } }: Pick<PanelContext, "state">,
  group?: MenuEntry["group"],
): MenuEntry[] {
  return entriesOf(nouns).filter((entry) =>
    (group === undefined || entry.group === group) &&
    (entry.needs === undefined || admin.rights.has(entry.needs))
  );
}

/** Returns the screen of the navigation that a screen belongs to; undefined for that screen itself, and for one of its own. */
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
