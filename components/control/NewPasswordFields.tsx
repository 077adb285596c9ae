import { Field } from "@/components/ui/Field.tsx";
import { fieldError, type FormState } from "@/lib/forms/form_state.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

interface NewPasswordFieldsProps {
  t: Translate;
  locale: Locale;
  form: FormState;
  autofocus?: boolean;
}

const NAMES = ["new_password", "confirm_new_password"] as const;

/** A new password, typed twice, because nobody sees what is typed (decision 19). */
export function NewPasswordFields(
  { t, locale, form, autofocus = false }: NewPasswordFieldsProps,
) {
  return NAMES.map((name, index) => (
    <Field
      key={name}
      name={name}
      label={fieldTitle(t, locale, name)}
      hint={index === 0 ? t("control.signUp.hint") : undefined}
      input={{
        type: "password",
        autocomplete: "new-password",
        required: true,
        minLength: 8,
        autofocus: autofocus && index === 0,
      }}
      error={fieldError(t, form.problems, name)}
    />
  ));
}
