import type { ComponentChildren } from "preact";
import {
  LanguageButton,
  LanguageMenu,
} from "@/components/layout/LanguageMenu.tsx";
import { Mark } from "@/components/layout/Logo.tsx";
import { SkipLink } from "@/components/layout/SkipLink.tsx";
import { ThemeSwitch } from "@/components/layout/ThemeSwitch.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { ControlPageProps } from "./page_props.ts";

interface ControlLayoutProps extends ControlPageProps {
  children: ComponentChildren;
}

/** What the screens behind the sign-in share: a slim bar with the way home and the way out. */
export function ControlLayout(props: ControlLayoutProps) {
  const { t, locale, theme, url, company, children } = props;
  return (
    <>
      <SkipLink t={t} />
      <header class="header control-header">
        <div class="header-bar">
          <a class="brand" href="/control/index.html">
            <Mark />
            <span>
              <span class="control-company" {...UNTRANSLATED}>{company}</span>
              <span class="control-name">{t("control.name")}</span>
            </span>
          </a>
          <LanguageButton t={t} locale={locale} />
          <ThemeSwitch t={t} theme={theme} back={url} />
          <form method="post" action="/control/signout">
            <button type="submit" class="tool" title={t("control.signOut")}>
              <Icon name="logout" class="icon-mirror" />
              <span class="tool-text">{t("control.signOut")}</span>
            </button>
          </form>
        </div>
      </header>
      <LanguageMenu t={t} locale={locale} back={url} />
      <main id="content" class="wrap control-main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
