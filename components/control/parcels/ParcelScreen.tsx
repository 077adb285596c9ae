import type { ComponentChildren } from "preact";
import { ControlLayout } from "@/components/control/ControlLayout.tsx";
import type { ControlPageProps } from "@/components/control/page_props.ts";
import { Breadcrumb, type Crumb } from "@/components/layout/Breadcrumb.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import type { Settings } from "@/lib/schemas/records.ts";

interface ParcelScreenProps extends Omit<ControlPageProps, "company"> {
  settings: Settings;
  title: string;
  /** The way from the list of parcels to this screen. */
  crumbs: Crumb[];
  children: ComponentChildren;
}

/** The frame of every screen about parcels, with the way back to their list. */
export function ParcelScreen(props: ParcelScreenProps) {
  const { t, locale, theme, url, settings, title, crumbs, children } = props;
  const list = t("control.parcels.title");
  return (
    <ControlLayout
      {...{ t, locale, theme, url }}
      company={settings.company_name}
    >
      <PageHead title={title} settings={settings} />
      <Breadcrumb
        t={t}
        crumbs={[
          { text: t("control.dashboard.title"), href: "/control/index.html" },
          crumbs.length === 0
            ? { text: list }
            : { text: list, href: "/control/parcels/list.html" },
          ...crumbs,
        ]}
      />
      {children}
    </ControlLayout>
  );
}
