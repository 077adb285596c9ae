import type { ComponentChildren } from "preact";
import { Breadcrumb, type Crumb } from "@/components/layout/Breadcrumb.tsx";
import { PageHead } from "@/components/layout/PageHead.tsx";
import type { PanelContext } from "@/lib/site/state.ts";
import { ControlLayout } from "./ControlLayout.tsx";
import { DASHBOARD, type PanelScreen } from "./screens.ts";

export interface ScreenProps {
  ctx: PanelContext;
  /** What tabs show. */
  title: string;
  /** The screen between the dashboard and the crumbs. */
  under?: Pick<PanelScreen, "href" | "text"> | undefined;
  /** The rest of the way, this screen at its end; the title alone unless given. */
  crumbs?: Crumb[];
  children: ComponentChildren;
}

/** A screen behind the dashboard, with the way back to it. */
export function Screen(props: ScreenProps) {
  const { ctx, title, under, crumbs = [{ text: title }], children } = props;
  const { t, settings } = ctx.state;
  const above = under === undefined ? [DASHBOARD] : [DASHBOARD, under];
  return (
    <ControlLayout ctx={ctx}>
      <PageHead title={title} settings={settings} />
      <Breadcrumb
        t={t}
        crumbs={[
          ...above.map(({ href, text }) => ({ href, text: t(text) })),
          ...crumbs,
        ]}
      />
      {children}
    </ControlLayout>
  );
}
