import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { LanguageButton } from "./LanguageMenu.tsx";
import { Brand } from "./Logo.tsx";
import { NAVIGATION } from "./navigation.ts";

interface TopNavProps {
  t: Translate;
  locale: Locale;
  company: string;
  path: string;
  /** Transparent over the picture of the home page until the page is scrolled. */
  over: boolean;
  themeToggle: ComponentChildren;
}

/** The bar above every public page (spec section 2). */
export function TopNav(
  { t, locale, company, path, over, themeToggle }: TopNavProps,
) {
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
        <Brand name={company} />
        <nav class="header-nav" aria-label={t("nav.main")}>
          {NAVIGATION.map(({ href, short, wideOnly }) => (
            <a
              key={href}
              class={wideOnly ? "header-link header-link-wide" : "header-link"}
              href={href}
              aria-current={href === path ? "page" : "false"}
            >
              {t(short)}
            </a>
          ))}
        </nav>
        <LanguageButton t={t} locale={locale} />
        {themeToggle}
      </div>
    </header>
  );
}
