import type { ComponentChildren } from "preact";
import { FormView } from "@/components/forms/FormView.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { FormDescription } from "@/lib/forms/description.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

interface ScreenFormProps {
  t: Translate;
  locale: Locale;
  title: string;
  /** The tracking code of the parcel whose form this is. */
  code?: string;
  lead?: ComponentChildren;
  form: FormDescription;
  state: FormState;
  /** Where leaving the form leads; without it there is no such link. */
  cancel?: string;
  /** Shown between the head and the form. */
  before?: ComponentChildren;
  /** Shown between the last field and the button. */
  children?: ComponentChildren;
}

/** The head of a screen and the one form it consists of. */
export function ScreenForm(props: ScreenFormProps) {
  const { t, locale, title, code, lead, form, state, cancel } = props;
  return (
    <div class="control-form">
      <div class="control-head">
        <h1>{title}</h1>
        {code !== undefined && (
          <p>
            <bdi class="code soft" dir="ltr" {...UNTRANSLATED}>{code}</bdi>
          </p>
        )}
        {lead !== undefined && <p class="soft">{lead}</p>}
      </div>
      {props.before}
      <FormView {...{ t, locale, form, state, cancel }}>
        {props.children}
      </FormView>
    </div>
  );
}
