import type { ComponentChildren } from "preact";
import { FormView } from "@/components/forms/FormView.tsx";
import { type Done, Flash } from "@/components/ui/Flash.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { FormDescription } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { Screen, type ScreenProps } from "./Screen.tsx";
import { ScreenHead } from "./ScreenHead.tsx";

export interface FormScreenProps extends Omit<ScreenProps, "children"> {
  /** The heading, and the end of the way. */
  title: string;
  /** The tracking code of the parcel whose form this is. */
  code?: string;
  lead?: ComponentChildren;
  form: FormDescription;
  data: FormState;
  /** Where leaving the form leads; without it there is no such link. */
  cancel?: string;
  done?: Done;
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
  const { ctx, title, code, under, crumbs = [], form, data, done = {} } = props;
  const { t, locale } = ctx.state;
  const tab = code === undefined ? title : `${title} ${code}`;
  return (
    <Screen
      {...{ ctx, under }}
      title={formTitle(t, tab, data)}
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
        <Flash ctx={ctx} done={done} />
        {props.before}
        <FormView
          {...{ t, locale, form, state: data, cancel: props.cancel }}
        >
          {props.children}
        </FormView>
      </div>
      {props.after}
    </Screen>
  );
}
