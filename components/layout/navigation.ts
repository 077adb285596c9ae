import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { IconName } from "@/components/ui/icon_names.ts";

export interface NavigationEntry {
  href: string;
  icon: IconName;
  /** The text of the side navigation and the footer. */
  text: MessageKey;
  /** The shorter text of the top navigation. */
  short: MessageKey;
  /** Left out of the top navigation where there is little room (spec section 2). */
  wideOnly?: boolean;
}

/** The screens that every public page leads to (spec section 2). */
export const NAVIGATION: NavigationEntry[] = [
  { href: "/", icon: "home", text: "nav.homePage", short: "nav.home" },
  {
    href: "/contact.html",
    icon: "mail",
    text: "nav.contact",
    short: "nav.contact",
  },
  {
    href: "/track.html",
    icon: "inventory_2",
    text: "nav.track",
    short: "nav.track",
    wideOnly: true,
  },
];
