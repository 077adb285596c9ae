import { type ShownText, shownTitle } from "@/components/pages/page_texts.ts";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { Page } from "@/lib/pages/schema.ts";

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

/** An entry of the side navigation or the footer. */
export interface MenuLink {
  href: string;
  icon: IconName;
  title: ShownText;
}

interface MenuOptions {
  t: Translate;
  locale: Locale;
  pages: Page[];
}

/** The pages that the footer leads to (spec section 2). */
const COMPANY_PAGES = ["about-us", "warehousing", "privacy-policy"];

/** Returns what the side navigation leads to: the screens, then every content page (spec section 2). */
export function menuLinks(options: MenuOptions): MenuLink[] {
  return [...screenLinks(options), ...pageLinks(options)];
}

/** Returns what the footer leads to: the screens and the pages about the company, as far as they are there. */
export function footerLinks(options: MenuOptions): MenuLink[] {
  const pages = options.pages.filter(({ slug }) =>
    COMPANY_PAGES.includes(slug)
  );
  return [...screenLinks(options), ...pageLinks({ ...options, pages })];
}

function screenLinks({ t }: MenuOptions): MenuLink[] {
  return NAVIGATION.map(({ href, icon, text }) => ({
    href,
    icon,
    title: { text: t(text), attributes: {} },
  }));
}

function pageLinks(options: MenuOptions): MenuLink[] {
  return options.pages.map((page) => ({
    href: `/pages/${page.slug}`,
    icon: page.icon,
    title: shownTitle(page, options),
  }));
}
