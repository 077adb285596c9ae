import type { ComponentChildren } from "preact";
import type { Theme } from "@/lib/http/cookies.ts";
import { copyrightYear } from "@/lib/settings/copyright_year.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Page } from "@/lib/pages/schema.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { Breadcrumb, type Crumb } from "./Breadcrumb.tsx";
import { Footer } from "./Footer.tsx";
import { Hero, type HeroProps } from "./Hero.tsx";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { SideNav } from "./SideNav.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { TopNav } from "./TopNav.tsx";

export interface PublicLayoutProps {
  t: Translate;
  locale: Locale;
  theme: Theme | null;
  /** Path and query of this page. */
  url: string;
  settings: Settings;
  /** All content pages: the menu names them. */
  pages: Page[];
  hero?: HeroProps;
  breadcrumb?: Crumb[];
  /** The site's own address, where it is known and the page is to be found. */
  publicOrigin?: string | null;
  /** Lets the header float over the page's own first section (the home page). */
  over?: boolean;
  children: ComponentChildren;
}

/** What every public page shares (spec section 2). */
export function PublicLayout(props: PublicLayoutProps) {
  const { t, locale, url, settings, pages } = props;
  const { hero, breadcrumb, over = false } = props;
  const path = url.split("?", 1)[0]!;
  const company = settings.company_name;
  const year = copyrightYear(settings, new Date());
  return (
    <>
      <SkipLink t={t} />
      <TopNav
        {...{ t, locale, company, path, over }}
        themeToggle={<ThemeSwitch t={t} theme={props.theme} />}
      />
      <SideNav {...{ t, locale, company, path, pages }} />
      <LanguageMenu t={t} locale={locale} back={url} />
      <main id="content" tabIndex={-1}>
        {hero !== undefined && <Hero {...hero} />}
        {breadcrumb !== undefined && (
          <Breadcrumb
            t={t}
            crumbs={breadcrumb}
            origin={props.publicOrigin ?? null}
          />
        )}
        {props.children}
      </main>
      <Footer {...{ t, locale, settings, year, pages }} />
    </>
  );
}
