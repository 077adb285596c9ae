import { Field } from "@/components/ui/Field.tsx";
import { fieldError, type FormState } from "@/lib/forms/form_state.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

interface EmailFieldProps {
  t: Translate;
  form: FormState;
  autofocus?: boolean;
}

/** The address that an account is known by, in every form in front of the panel. */
export function EmailField({ t, form, autofocus = false }: EmailFieldProps) {
  return (
    <Field
      name="email"
      label={t("label.email")}
      input={{
        type: "email",
        value: form.values.email,
        autocomplete: "username",
        required: true,
        autofocus,
      }}
      error={fieldError(t, form.problems, "email")}
    />
  );
}
