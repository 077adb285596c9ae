import type { IconName } from "@/components/ui/icon_names.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";

/** A screen in the navigation of the panel. */
export interface PanelScreen {
  href: string;
  icon: IconName;
  text: MessageKey;
  /** The start of the addresses of the screens behind it. */
  under: string;
}

/** The nouns with a list screen in the navigation. */
export type ListedNoun =
  | "parcels"
  | "reviews"
  | "pages"
  | "invoices"
  | "messages"
  | "outbox";

function listScreen(noun: ListedNoun, icon: IconName): PanelScreen {
  const under = `/control/${noun}/`;
  const text = `control.${noun}.title` as const;
  return { href: `${under}list.html`, icon, text, under };
}

export const DASHBOARD: PanelScreen = {
  href: "/control/index.html",
  icon: "dashboard",
  text: "control.dashboard.title",
  under: "/control/index.html",
};

/** The tiles of the dashboard (spec section 2). */
export const TILES = {
  parcels: listScreen("parcels", "inventory_2"),
  reviews: listScreen("reviews", "reviews"),
  pages: listScreen("pages", "pages"),
  email: {
    href: "/control/email/send.html",
    icon: "send",
    text: "control.email.title",
    under: "/control/email/",
  },
  settings: {
    href: "/control/settings",
    icon: "settings",
    text: "control.settings.title",
    under: "/control/settings",
  },
  password: {
    href: "/control/account/password.html",
    icon: "lock",
    text: "label.password",
    under: "/control/account/",
  },
} satisfies Record<string, PanelScreen>;

/** The other screens of the navigation (decisions 16, 29 and 31). */
export const MORE = {
  invoices: {
    ...listScreen("invoices", "receipt_long"),
    // A new invoice is at /control/invoice/create.html.
    under: "/control/invoice",
  },
  messages: listScreen("messages", "inbox"),
  outbox: listScreen("outbox", "outbox"),
  journal: {
    href: "/control/journal.html",
    icon: "history",
    text: "control.journal.title",
    under: "/control/journal.html",
  },
  api: {
    href: "/control/api.html",
    icon: "terminal",
    text: "control.api.title",
    under: "/control/api.html",
  },
} satisfies Record<string, PanelScreen>;

/** The screens of the administrator's account. */
export const ACCOUNT = {
  href: "/control/account/index.html",
  text: "control.account.title",
} as const;

/** The address of the instructions for setting up mail. */
export const MAIL_SETUP = "/control/settings/mail#mail-setup";
