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
import { pageAddress } from "@/lib/forms/flash.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { ControlNav, ControlNavButton } from "./ControlNav.tsx";
import { MailBanner } from "./MailMissing.tsx";
import { DASHBOARD } from "./screens.ts";

interface ControlLayoutProps {
  ctx: PanelContext;
  children: ComponentChildren;
}

/** What the screens behind the sign-in share: the way among them, home and out. */
export function ControlLayout({ ctx, children }: ControlLayoutProps) {
  const { state: { t, locale, theme, settings, lacksMail }, url } = ctx;
  const path = url.pathname;
  const company = settings.company_name;
  return (
    <>
      <SkipLink t={t} />
      {/* The dashboard says it itself. */}
      {lacksMail && path !== DASHBOARD.href && <MailBanner t={t} />}
      <header class="header control-header">
        <div class="header-bar">
          <ControlNavButton t={t} />
          <a class="brand" href={DASHBOARD.href}>
            <Mark />
            <span>
              <span class="control-company" {...UNTRANSLATED}>
                <bdi>{company}</bdi>
              </span>
              <span class="control-name">{t("control.name")}</span>
            </span>
          </a>
          <LanguageButton t={t} locale={locale} />
          <ThemeSwitch t={t} theme={theme} />
          <form method="post" action="/control/signout">
            <button type="submit" class="tool" title={t("control.signOut")}>
              <Icon name="logout" class="icon-mirror" />
              <span class="tool-text">{t("control.signOut")}</span>
            </button>
          </form>
        </div>
      </header>
      <LanguageMenu t={t} locale={locale} back={pageAddress(url)} />
      <div class="control-body">
        <ControlNav {...{ t, company, path }} />
        <main id="content" class="control-main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
