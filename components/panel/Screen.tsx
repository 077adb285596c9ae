import type { ComponentChildren } from "preact";
import { Breadcrumb, type Crumb } from "@/components/layout/Breadcrumb.tsx";
import type { PanelContext } from "@/lib/site/state.ts";
import { ControlLayout } from "./ControlLayout.tsx";
import { DASHBOARD, entryAbove, type NamedScreen } from "./screens.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { PageHead } from "@/components/layout/HtmlDocument.tsx";

export interface ScreenProps {
  ctx: PanelContext;
  title: string;
  /** The state of the screen's form; a refusal is announced in the document title. */
  data?: FormState;
  /**
   * The breadcrumb between the dashboard and `crumbs`: by default the navigation entry above this screen; null for
   * none.
   */
  under?: NamedScreen | null | undefined;
  /** The end of the breadcrumb, including this screen; by default its title. */
  crumbs?: Crumb[];
  /** The purpose of the screen, shown below its title. If omitted, the screen renders its own heading. */
  lead?: ComponentChildren;
  children: ComponentChildren;
}

/** A screen below the dashboard, with a breadcrumb. */
export function Screen(props: ScreenProps) {
  const { ctx, title, data, crumbs = [{ text: title }], lead } = props;
  const { under = entryAbove(ctx) } = props;
  const { t, settings } = ctx.state;
  const above = under ? [DASHBOARD, under] : [DASHBOARD];
  return (
    <ControlLayout ctx={ctx}>
      <PageHead title={formTitle(t, title, data)} settings={settings} />
      <Breadcrumb
        t={t}
        crumbs={[
          ...above.map(({ href, text }) => ({ href, text: t(text) })),
          ...crumbs,
        ]}
      />
      {lead !== undefined && <ScreenHead title={title} lead={lead} />}
      {props.children}
    </ControlLayout>
  );
}

interface ScreenHeadProps {
  title: string;
  lead?: ComponentChildren;
  /** Shown between the title and the lead. */
  children?: ComponentChildren;
}

/** The heading of a screen and its purpose. */
export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  return (
    <div class="control-head">
      <h1>{title}</h1>
      {children}
      {lead !== undefined && <p class="soft">{lead}</p>}
    </div>
  );
}
