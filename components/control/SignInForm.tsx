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

interface SignInFormProps {
  t: Translate;
  form: FormState;
}

/** Admin Sign In (spec section 2): posts to its own page, and on to the page first asked for. */
export function SignInForm({ t, form }: SignInFormProps) {
  const { values, problems } = form;
  // After a refusal only the password is empty.
  const isSecondTry = problems.length > 0 && Boolean(values.email);
  return (
    <form class="form" method="post">
      <EmailField t={t} form={form} autofocus={!isSecondTry} />
      <Field
        name="password"
        label={t("label.password")}
        input={{
          type: "password",
          autocomplete: "current-password",
          required: true,
          autofocus: isSecondTry,
        }}
        error={fieldError(t, problems, "password")}
      />
      <input type="hidden" name="next" value={values.next} />
      <Button kind="primary" wide>{t("control.signIn.button")}</Button>
      <ErrorPanel texts={problemTexts(t, problems)} />
    </form>
  );
}
