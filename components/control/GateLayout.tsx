import type { ComponentChildren } from "preact";
import { ShipScene } from "@/components/home/ShipScene.tsx";
import {
  LanguageButton,
  LanguageMenu,
} from "@/components/layout/LanguageMenu.tsx";
import { Brand } from "@/components/layout/Logo.tsx";
import { SkipLink } from "@/components/layout/SkipLink.tsx";
import { ThemeSwitch } from "@/components/layout/ThemeSwitch.tsx";
import type { ControlPageProps } from "./page_props.ts";

interface GateLayoutProps extends ControlPageProps {
  title: string;
  lead?: string | undefined;
  children: ComponentChildren;
}

/** The screens in front of the panel: a picture on one side, one form on the other. */
export function GateLayout(props: GateLayoutProps) {
  const { t, locale, theme, url, company, title, lead, children } = props;
  return (
    <>
      <SkipLink t={t} />
      <div class="gate">
        <header class="gate-art dusk">
          <ShipScene />
          <Brand name={company} />
        </header>
        <div class="gate-side">
          <div class="gate-tools">
            <LanguageButton t={t} locale={locale} />
            <ThemeSwitch t={t} theme={theme} />
          </div>
          <main id="content" class="gate-main" tabIndex={-1}>
            <h1>{title}</h1>
            {lead !== undefined && <p class="soft">{lead}</p>}
            {children}
          </main>
        </div>
      </div>
      <LanguageMenu t={t} locale={locale} back={url} />
    </>
  );
}
