import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Page } from "@/lib/pages/schema.ts";
import { withoutSamples } from "@/lib/settings/samples.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import type { State } from "@/lib/site/state.ts";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { Drawer, DrawerLink, LanguageMenu, PreferenceTools } from "./Menus.tsx";
import { Hero, type HeroProps } from "./Hero.tsx";
import { Brand } from "./Logo.tsx";
import {
  copyrightYear,
  footerLinks,
  menuLinks,
  NAVIGATION,
  sinceYear,
} from "./navigation.ts";

/** The settings and all content pages, for header, menu and footer. */
export interface Site {
  settings: Settings;
  pages: Page[];
}

export interface PublicLayoutProps {
  state: Pick<State, "t" | "locale" | "theme">;
  /** Path and query of this page. */
  url: string;
  site: Site;
  hero?: HeroProps | undefined;
  /** The public origin for structured data; omitted on pages that search engines should not find. */
  publicOrigin?: string | null;
  /** Whether the header is transparent over the first section until the page is scrolled. */
  over?: boolean | undefined;
  children: ComponentChildren;
}

/** The layout of every public page. */
export function PublicLayout(props: PublicLayoutProps) {
  const { state: { t, locale }, url, hero, publicOrigin = null } = props;
  return (
    <>
      <a class="skip-link" href="#content">{t("nav.skip")}</a>
      <TopNav {...props} />
      <SideNav {...props} />
      <LanguageMenu t={t} locale={locale} back={url} />
      <main id="content" tabIndex={-1}>
        {hero !== undefined && (
          <>
            <Hero {...hero} />
            <Breadcrumb
              t={t}
              crumbs={[
                { text: t("nav.homePage"), href: "/" },
                { text: hero.title, attributes: hero.titleAttributes },
              ]}
              origin={publicOrigin}
            />
          </>
        )}
        {props.children}
      </main>
      <Footer {...props} />
    </>
  );
}

/** The navigation bar of every public page. */
function TopNav(props: PublicLayoutProps) {
  const { state: { t, locale, theme }, site: { settings }, over } = props;
  const path = pathOf(props);
  return (
    <header class={over ? "header header-over" : "header"}>
      <div class="header-bar">
        <button
          type="button"
          class="tool"
          popovertarget="menu"
          aria-label={t("nav.menu")}
        >
          <Icon name="menu" />
        </button>
        <Brand name={settings.company_name} />
        <nav class="header-nav" aria-label={t("nav.main")}>
          {NAVIGATION.map(({ href, short, wideOnly }) => (
            <a
              key={href}
              class={wideOnly ? "header-link header-link-wide" : "header-link"}
              href={href}
              aria-current={ariaCurrent(href, path)}
            >
              {t(short)}
            </a>
          ))}
        </nav>
        <PreferenceTools t={t} locale={locale} theme={theme} />
      </div>
    </header>
  );
}

/** The navigation drawer of every public page. */
function SideNav(props: PublicLayoutProps) {
  const { state: { t }, site } = props;
  const path = pathOf(props);
  return (
    <Drawer
      id="menu"
      label={t("nav.side")}
      t={t}
      company={site.settings.company_name}
    >
      <ul class="drawer-list">
        {menuLinks(props.state, site.pages).map(({ href, icon, title }) => (
          <DrawerLink
            key={href}
            href={href}
            icon={icon}
            current={ariaCurrent(href, path)}
          >
            <bdi {...title.attributes}>{title.text}</bdi>
          </DrawerLink>
        ))}
      </ul>
    </Drawer>
  );
}

function pathOf({ url }: PublicLayoutProps): string {
  return url.split("?", 1)[0]!;
}

function ariaCurrent(href: string, path: string): "page" | undefined {
  return href === path ? "page" : undefined;
}

/** The footer of every public page. */
function Footer(props: PublicLayoutProps) {
  const { state: { t }, site: { pages } } = props;
  const settings = withoutSamples(props.site.settings);
  const { company_name: company, contact_email: email } = settings;
  return (
    <footer class="footer">
      <div class="wrap footer-top">
        <div class="footer-brand">
          <Brand name={company} />
          <p>{sinceYear(t, "footer.line", settings)}</p>
        </div>
        <nav aria-label={t("footer.company")}>
          <h2 class="footer-title">{t("footer.company")}</h2>
          <ul class="footer-list">
            {footerLinks(props.state, pages).map(({ href, title }) => (
              <li key={href}>
                <a href={href}>
                  <bdi {...title.attributes}>{title.text}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {email && (
          <div>
            <h2 class="footer-title">{t("footer.contact")}</h2>
            <a href={`mailto:${email}`} dir="ltr" {...UNTRANSLATED}>{email}</a>
          </div>
        )}
      </div>
      <div class="wrap footer-end">
        <p>
          © <span class="figure">{copyrightYear(settings, new Date())}</span>
          {" "}
          <bdi {...UNTRANSLATED}>{company}</bdi>
        </p>
      </div>
    </footer>
  );
}
