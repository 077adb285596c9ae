import type { IconName } from "@/components/ui/icon_names.ts";
import { may, type Permission, type Role } from "@/lib/fields/roles.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";

/** A screen in the navigation of the panel. */
export interface PanelScreen {
  href: string;
  icon: IconName;
  text: MessageKey;
  /** How the addresses of the screens behind it start. */
  under: string[];
  /** The right without which it is not shown. */
  needs?: Permission;
}

/** Returns the screens that a role may open, with their names. */
export function screensOf(
  screens: Record<string, PanelScreen>,
  role: Role,
): [name: string, screen: PanelScreen][] {
  return Object.entries(screens).filter(([, { needs }]) =>
    needs === undefined || may(role, needs)
  );
}

/** The nouns with a list screen in the navigation. */
export type ListedNoun =
  | "parcels"
  | "reviews"
  | "pages"
  | "invoices"
  | "messages"
  | "outbox"
  | "team";

function listScreen(
  noun: ListedNoun,
  icon: IconName,
  needs: Permission,
): PanelScreen {
  const folder = `/control/${noun}/`;
  const text = `control.${noun}.title` as const;
  return { href: `${folder}list.html`, icon, text, under: [folder], needs };
}

export const DASHBOARD: PanelScreen = {
  href: "/control/index.html",
  icon: "dashboard",
  text: "control.dashboard.title",
  under: ["/control/index.html"],
};

/** The tiles of the dashboard (spec section 2). */
export const TILES = {
  parcels: {
    ...listScreen("parcels", "inventory_2", "parcels:read"),
    under: ["/control/parcels/", "/control/imports/"],
  },
  reviews: listScreen("reviews", "reviews", "reviews:read"),
  pages: listScreen("pages", "pages", "pages:read"),
  email: {
    href: "/control/email/send.html",
    icon: "send",
    text: "control.email.title",
    under: ["/control/email/"],
    needs: "mail:write",
  },
  settings: {
    href: "/control/settings",
    icon: "settings",
    text: "control.settings.title",
    under: ["/control/settings"],
    needs: "settings:read",
  },
  password: {
    href: "/control/account/password.html",
    icon: "lock",
    text: "label.password",
    under: ["/control/account/"],
  },
} satisfies Record<string, PanelScreen>;

/** The other screens of the navigation. */
export const MORE = {
  reports: {
    href: "/control/reports.html",
    icon: "bar_chart",
    text: "control.reports.title",
    under: ["/control/reports.html"],
    needs: "parcels:read",
  },
  invoices: {
    ...listScreen("invoices", "receipt_long", "invoices:read"),
    // A new invoice is at /control/invoice/create.html.
    under: ["/control/invoice"],
  },
  messages: listScreen("messages", "inbox", "messages:read"),
  outbox: listScreen("outbox", "outbox", "mail:read"),
  team: listScreen("team", "people", "team:read"),
  journal: {
    href: "/control/journal.html",
    icon: "history",
    text: "control.journal.title",
    under: ["/control/journal.html"],
    needs: "journal:read",
  },
  trash: {
    href: "/control/trash.html",
    icon: "delete",
    text: "control.trash.title",
    under: ["/control/trash.html"],
    needs: "parcels:read",
  },
  api: {
    href: "/control/api.html",
    icon: "terminal",
    text: "control.api.title",
    under: ["/control/api.html"],
  },
} satisfies Record<string, PanelScreen>;

/** The screens of the administrator's account. */
export const ACCOUNT = {
  href: "/control/account/index.html",
  text: "control.account.title",
} as const;

/** The address of the instructions for setting up mail. */
export const MAIL_SETUP = "/control/settings/mail#mail-setup";
