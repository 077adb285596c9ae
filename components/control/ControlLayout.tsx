import type { ComponentChildren } from "preact";
import { useContext } from "preact/hooks";
import {
  LanguageButton,
  LanguageMenu,
} from "@/components/layout/LanguageMenu.tsx";
import { Mark } from "@/components/layout/Logo.tsx";
import { SkipLink } from "@/components/layout/SkipLink.tsx";
import { ThemeSwitch } from "@/components/layout/ThemeSwitch.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { ControlNav, ControlNavButton } from "./ControlNav.tsx";
import { MailBanner } from "./MailMissing.tsx";
import { LacksMail } from "./mail_context.ts";
import { DASHBOARD } from "./screens.ts";
import type { ControlPageProps } from "./page_props.ts";

interface ControlLayoutProps extends ControlPageProps {
  children: ComponentChildren;
}

/** What the screens behind the sign-in share: the way among them, home and out. */
export function ControlLayout(props: ControlLayoutProps) {
  const { t, locale, theme, url, company, children } = props;
  const path = url.split("?", 1)[0]!;
  // The dashboard says it by itself.
  const lacksMail = useContext(LacksMail);
  return (
    <>
      <SkipLink t={t} />
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
      <LanguageMenu t={t} locale={locale} back={url} />
      <div class="control-body">
        <ControlNav {...{ t, company, path }} />
        <main id="content" class="control-main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  );
}
