import type { ComponentChildren } from "preact";
import { Brand } from "@/components/layout/Logo.tsx";
import { Scene } from "@/components/ui/Scene.tsx";
import type { Settings } from "@/lib/settings/schema.ts";
import type { PageContext } from "@/lib/site/state.ts";
import {
  type FormState,
  formTitle,
  pageAddress,
} from "@/lib/forms/form_state.ts";
import { PageHead } from "@/components/layout/HtmlDocument.tsx";
import { LanguageMenu, PreferenceTools } from "@/components/layout/Menus.tsx";

interface SignInLayoutProps {
  ctx: PageContext;
  settings: Settings;
  title: string;
  lead: string;
  /** The form of the screen. */
  data: FormState;
  children: ComponentChildren;
}

/** The layout of the screens before sign-in: a picture on one side, a form on the other. */
export function SignInLayout(props: SignInLayoutProps) {
  const { ctx, settings, title, lead, data, children } = props;
  const { state: { t, locale, theme }, url } = ctx;
  return (
    <>
      <PageHead title={formTitle(t, title, data)} settings={settings} />
      <a class="skip-link" href="#content">{t("nav.skip")}</a>
      <div class="gate">
        <header class="gate-art dusk">
          <Scene name="dusk" />
          <Brand name={settings.company_name} />
        </header>
        <div class="gate-side">
          <div class="gate-tools">
            <PreferenceTools t={t} locale={locale} theme={theme} />
          </div>
          <main id="content" class="gate-main" tabIndex={-1}>
            <h1>{title}</h1>
            <p class="soft">{lead}</p>
            {children}
          </main>
        </div>
      </div>
      <LanguageMenu t={t} locale={locale} back={pageAddress(url)} />
    </>
  );
}
