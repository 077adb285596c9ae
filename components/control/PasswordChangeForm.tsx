import { Button } from "@/components/ui/Button.tsx";
import { Field } from "@/components/ui/Field.tsx";
import { ErrorPanel } from "@/components/ui/Panel.tsx";
import {
  fieldError,
  type FormState,
  problemTexts,
} from "@/lib/forms/form_state.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";

interface PasswordChangeFormProps {
  t: Translate;
  locale: Locale;
  email: string;
  form: FormState;
}

/** Change Password (spec section 2). Nothing that was typed is shown again, so that the first field is the one to begin with. */
export function PasswordChangeForm(
  { t, locale, email, form }: PasswordChangeFormProps,
) {
  const { problems } = form;
  return (
    <form class="form account-form" method="post">
      {/* Tells password managers whose password it is; it is not posted. */}
      <input
        class="visually-hidden"
        type="text"
        value={email}
        autocomplete="username"
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Field
        name="password"
        label={t("label.current_password")}
        input={{
          type: "password",
          autocomplete: "current-password",
          required: true,
          autofocus: problems.length > 0,
        }}
        error={fieldError(t, problems, "password")}
      />
      <NewPasswordFields {...{ t, locale, form }} />
      <Button kind="primary">{t("control.account.password")}</Button>
      <ErrorPanel texts={problemTexts(t, problems)} />
    </form>
  );
}
