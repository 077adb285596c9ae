import type { ComponentChildren } from "preact";
import type { Widgets } from "@/components/forms/FormField.tsx";
import { FormView } from "@/components/forms/FormView.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Form } from "@/lib/forms/description.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { Screen, ScreenHead, type ScreenProps } from "./Screen.tsx";
import { listPath } from "./screens.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { type Done, Flash } from "@/components/ui/Panel.tsx";

/** The request of a screen with the state of its form. */
export type FormScreenContext = PanelContext & { data: FormState };

export interface FormScreenProps
  extends Omit<ScreenProps, "ctx" | "children" | "data" | "lead"> {
  ctx: FormScreenContext;
  /** The heading, and the end of the breadcrumb. */
  title: string;
  /** The tracking code of the form's parcel. */
  code?: string;
  lead?: ComponentChildren;
  form: Form;
  /** The noun's custom controls. */
  widgets?: Widgets;
  /** The values and problems to show; by default those of the request. */
  data?: FormState;
  /** The target of the cancel link. If omitted, there is no link. */
  cancel?: string;
  done?: Done;
  /** Further sentences of that message. */
  more?: string[];
  /** Shown above the heading. */
  above?: ComponentChildren;
  /** Shown between the heading and the form. */
  before?: ComponentChildren;
  /** Shown between the last field and the button. */
  children?: ComponentChildren;
  /** Shown below the form. */
  after?: ComponentChildren;
}

/** A screen that consists of one form. */
export function FormScreen(props: FormScreenProps) {
  const { ctx, title, code, under, crumbs = [], data = ctx.data, done = {} } =
    props;
  return (
    <Screen
      ctx={ctx}
      data={data}
      under={under}
      title={code === undefined ? title : `${title} ${code}`}
      crumbs={[...crumbs, { text: title }]}
    >
      {props.above}
      <div class="control-form">
        <ScreenHead title={title} lead={props.lead}>
          {code !== undefined && (
            <p>
              <bdi class="code soft" dir="ltr" {...UNTRANSLATED}>{code}</bdi>
            </p>
          )}
        </ScreenHead>
        <Flash ctx={ctx} done={done} more={props.more ?? []} />
        {props.before}
        <FormView
          ctx={ctx}
          form={props.form}
          widgets={props.widgets}
          data={data}
          cancel={props.cancel}
        >
          {props.children}
        </FormView>
      </div>
      {props.after}
    </Screen>
  );
}

/** The nouns that have texts for the form of a new record. */
type CreatedNoun = MessageKey extends infer Key
  ? Key extends `control.${infer Name}.createLead` ? Name : never
  : never;

interface CreateScreenProps {
  ctx: FormScreenContext;
  noun: CreatedNoun;
  form: Form;
  widgets?: Widgets;
  /** Shown between the heading and the form. */
  before?: ComponentChildren;
}

/** The screen with the form of a new record. */
export function CreateScreen(props: CreateScreenProps) {
  const { t } = props.ctx.state;
  const { noun } = props;
  return (
    <FormScreen
      {...props}
      cancel={listPath(noun)}
      title={t(`control.${noun}.add`)}
      lead={t(`control.${noun}.createLead`)}
    />
  );
}

/** Creates the page with the form of a new record. */
export function defineCreatePage(noun: CreateScreenProps["noun"], form: Form) {
  return function CreatePage(ctx: FormScreenContext) {
    return <CreateScreen ctx={ctx} noun={noun} form={form} />;
  };
}
