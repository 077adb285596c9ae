import type { Translate } from "@/lib/i18n/translate.ts";
import { Button } from "@/components/ui/Button.tsx";
import { Field } from "@/components/ui/Field.tsx";
import { ErrorPanel } from "@/components/ui/Panel.tsx";
import {
  fieldError,
  type FormState,
  problemTexts,
} from "@/lib/forms/form_state.ts";

interface SignUpFormProps {
  t: Translate;
  form: FormState;
  /** Whether the link brought the token; else it is asked for. */
  hasToken: boolean;
}

/** Create Admin (spec section 2): works once, with the token that the server printed (decision 4). */
export function SignUpForm(
  { t, form: { values, problems }, hasToken }: SignUpFormProps,
) {
  return (
    <form class="form" method="post">
      <Field
        name="email"
        label={t("label.email")}
        input={{
          type: "email",
          value: values.email,
          autocomplete: "username",
          required: true,
        }}
        error={fieldError(t, problems, "email")}
      />
      <Field
        name="password"
        label={t("label.password")}
        hint={t("control.signUp.hint")}
        input={{
          type: "password",
          autocomplete: "new-password",
          required: true,
          minLength: 8,
        }}
        error={fieldError(t, problems, "password")}
      />
      {hasToken
        ? <input type="hidden" name="token" value={values.token} />
        : (
          <Field
            name="token"
            label={t("label.token")}
            input={{
              value: values.token,
              autocomplete: "off",
              spellcheck: false,
              required: true,
            }}
            error={fieldError(t, problems, "token")}
          />
        )}
      <Button kind="primary" wide>{t("control.signUp.button")}</Button>
      <ErrorPanel texts={problemTexts(t, problems)} />
    </form>
  );
}
