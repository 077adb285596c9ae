import type { Translate } from "@/lib/i18n/translate.ts";
import { Button } from "@/components/ui/Button.tsx";
import { Field } from "@/components/ui/Field.tsx";
import { ErrorPanel } from "@/components/ui/Panel.tsx";
import {
  fieldError,
  type FormState,
  problemTexts,
} from "@/lib/forms/form_state.ts";
import { EmailField } from "./EmailField.tsx";

interface SignUpFormProps {
  t: Translate;
  form: FormState;
  /** Whether the link brought the token; else it is asked for. */
  hasToken: boolean;
}

/** Create Admin (spec section 2): works once, with the token that the server printed (decision 4). */
export function SignUpForm(
  { t, form, hasToken }: SignUpFormProps,
) {
  const { problems } = form;
  return (
    <form class="form" method="post">
      <EmailField t={t} form={form} />
      <Field
        name="password"
        label={t("label.password")}
        hint={t("control.signUp.hint")}
        input={{
          type: "password",
          autocomplete: "new-password",
          required: true,
          minLength: 8,
          // It is emptied by every refusal.
          autofocus: problems.length > 0,
        }}
        error={fieldError(t, problems, "password")}
      />
      <TokenField t={t} form={form} hasToken={hasToken} />
      <Button kind="primary" wide>{t("control.signUp.button")}</Button>
      <ErrorPanel texts={problemTexts(t, problems)} />
    </form>
  );
}

/** Asks for the token, unless the link has brought it. */
function TokenField({ t, form, hasToken }: SignUpFormProps) {
  const { values: { token }, problems } = form;
  if (hasToken) return <input type="hidden" name="token" value={token} />;
  return (
    <Field
      name="token"
      label={t("label.token")}
      input={{
        value: token,
        autocomplete: "off",
        spellcheck: false,
        required: true,
      }}
      error={fieldError(t, problems, "token")}
    />
  );
}
