import { menuTitle, type ShownText } from "@/components/pages/page_texts.ts";
import type { IconName } from "@/components/ui/icon_names.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { Page } from "@/lib/pages/schema.ts";
import type { State } from "@/lib/site/state.ts";
import { toLocalDay } from "@/lib/dates.ts";
import type { Settings } from "@/lib/settings/schema.ts";

interface NavigationEntry {
  href: string;
  icon: IconName;
  /** The text in the side navigation and the footer. */
  text: MessageKey;
  /** The shorter text in the top navigation. */
  short: MessageKey;
  /** Whether a narrow top navigation omits it. */
  wideOnly?: boolean;
}

/** The screens in the navigation of every public page. */
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
interface MenuLink {
  href: string;
  icon: IconName;
  title: ShownText;
}

/** Returns the links of the side navigation: the screens, then all content pages. */
export function menuLinks(
  state: Pick<State, "t" | "locale">,
  pages: Page[],
): MenuLink[] {
  return [
    ...NAVIGATION.map(({ href, icon, text }) => ({
      href,
      icon,
      title: { text: state.t(text), attributes: {} },
    })),
    ...pages.map((page) => ({
      href: `/pages/${page.slug}`,
      icon: page.icon,
      title: menuTitle(page, state),
    })),
  ];
}

/** Returns the links of the footer: the screens, then the pages that the office has put there. */
export function footerLinks(
  state: Pick<State, "t" | "locale">,
  pages: Page[],
): MenuLink[] {
  const linked = pages.filter(({ in_footer }) => in_footer === "yes");
  return menuLinks(state, linked);
}

/** Keys of sentences with the founding year; each has a variant without it. */
type SinceYear = "footer.line" | "home.hero.promise" | "home.about.title";

/** Returns a sentence with the founding year, or its variant without the year if that is not set. */
export function sinceYear(
  t: Translate,
  key: SinceYear,
  { founded_year: year }: Pick<Settings, "founded_year">,
): string {
  return year === null ? t(`${key}NoYear`) : t(key, { year });
}

/** Returns the copyright year of the settings, by default the current year. */
export function copyrightYear(
  { copyright_year, time_zone }: Pick<Settings, "copyright_year" | "time_zone">,
  now: Date,
): number {
  return copyright_year ?? Number(toLocalDay(now, time_zone).slice(0, 4));
}
