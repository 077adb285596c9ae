import type { ComponentChildren } from "preact";
import { Breadcrumb, type Crumb } from "@/components/layout/Breadcrumb.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import type { Settings } from "@/lib/settings/schema.ts";
import { ControlLayout } from "./ControlLayout.tsx";
import type { ControlPageProps } from "./page_props.ts";
import { DASHBOARD } from "./screens.ts";

export interface ScreenProps extends Omit<ControlPageProps, "company"> {
  settings: Settings;
  /** What tabs show. */
  title: string;
  /** The way from the dashboard to this screen. */
  crumbs: Crumb[];
  children: ComponentChildren;
}

/** A screen behind the dashboard, with the way back to it. */
export function Screen(props: ScreenProps) {
  const { t, locale, theme, url, settings, title, crumbs, children } = props;
  return (
    <ControlLayout
      {...{ t, locale, theme, url }}
      company={settings.company_name}
    >
      <PageHead title={title} settings={settings} />
      <Breadcrumb
        t={t}
        crumbs={[
          { text: t(DASHBOARD.text), href: DASHBOARD.href },
          ...crumbs,
        ]}
      />
      {children}
    </ControlLayout>
  );
}
