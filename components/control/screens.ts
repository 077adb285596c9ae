import type { IconName } from "@/components/ui/icon_names.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";

/** A screen that every other one of the panel leads to. */
export interface PanelScreen {
  href: string;
  icon: IconName;
  text: MessageKey;
  /** What the addresses of the screens behind it begin with. */
  under: string;
}

export const DASHBOARD: PanelScreen = {
  href: "/control/index.html",
  icon: "dashboard",
  text: "control.dashboard.title",
  under: "/control/index.html",
};

/** The tiles of the dashboard (spec section 2). */
export const TILES = {
  parcels: {
    href: "/control/parcels/list.html",
    icon: "inventory_2",
    text: "control.parcels.title",
    under: "/control/parcels/",
  },
  reviews: {
    href: "/control/reviews/list.html",
    icon: "reviews",
    text: "control.reviews.title",
    under: "/control/reviews/",
  },
  pages: {
    href: "/control/pages/list.html",
    icon: "pages",
    text: "control.pages.title",
    under: "/control/pages/",
  },
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
} as const satisfies Record<string, PanelScreen>;

/** The screens that decisions 16, 29 and 31 and the API have brought. */
export const MORE = {
  invoices: {
    href: "/control/invoices/list.html",
    icon: "receipt_long",
    text: "control.invoices.title",
    under: "/control/invoice",
  },
  messages: {
    href: "/control/messages/list.html",
    icon: "inbox",
    text: "control.messages.title",
    under: "/control/messages/",
  },
  outbox: {
    href: "/control/outbox/list.html",
    icon: "outbox",
    text: "control.outbox.title",
    under: "/control/outbox/",
  },
  api: {
    href: "/control/api.html",
    icon: "terminal",
    text: "control.api.title",
    under: "/control/api.html",
  },
} as const satisfies Record<string, PanelScreen>;

/** The screens of the administrator's own account. */
export const ACCOUNT = {
  href: "/control/account/index.html",
  text: "control.account.title",
} as const;

/** Where the panel says how to set up mail. */
export const MAIL_SETUP = "/control/settings/mail#mail-setup";

/** The names of the screens that show a number of records. */
export type CountedScreen =
  | Exclude<keyof typeof TILES, "email" | "settings" | "password">
  | Exclude<keyof typeof MORE, "api">;
