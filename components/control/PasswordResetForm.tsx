import { Button } from "@/components/ui/Button.tsx";
import { ErrorPanel } from "@/components/ui/Panel.tsx";
import PinField from "@/islands/PinField.tsx";
import {
  fieldError,
  type FormState,
  problemTexts,
} from "@/lib/forms/form_state.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { EmailField } from "./EmailField.tsx";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

interface PasswordResetFormProps {
  t: Translate;
  locale: Locale;
  form: FormState;
}

/** The second step of Admin Reset Password (spec section 2): the pin of the mail and the new password. */
export function PasswordResetForm(
  { t, locale, form }: PasswordResetFormProps,
) {
  const focused = fieldToFocus(form);
  return (
    <form class="form" method="post">
      <EmailField t={t} form={form} autofocus={focused === "email"} />
      <PinField
        label={fieldTitle(t, locale, "password_token")}
        value={form.values.password_token ?? ""}
        autofocus={focused === "password_token"}
        error={fieldError(t, form.problems, "password_token")}
      />
      <NewPasswordFields
        {...{ t, locale, form }}
        autofocus={focused === "new_password"}
      />
      <Button kind="primary" wide>{t("control.reset.newButton")}</Button>
      <ErrorPanel texts={problemTexts(t, form.problems)} />
    </form>
  );
}

/** Where there is something to mend or, at first, to type; a refusal empties the passwords. */
function fieldToFocus({ values, problems }: FormState): string {
  const wrong = new Set(problems.map(({ field }) => field));
  const names = ["email", "password_token"];
  const first = problems.length === 0
    ? names.find((name) => !values[name])
    : names.find((name) => wrong.has(name));
  return first ?? "new_password";
}
