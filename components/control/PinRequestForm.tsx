import { Button } from "@/components/ui/Button.tsx";
import { ErrorPanel } from "@/components/ui/Panel.tsx";
import { type FormState, problemTexts } from "@/lib/forms/form_state.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { EmailField } from "./EmailField.tsx";

interface PinRequestFormProps {
  t: Translate;
  form: FormState;
}

/** The first step of Admin Reset Password (spec section 2): who is to be sent a pin. */
export function PinRequestForm({ t, form }: PinRequestFormProps) {
  return (
    <form class="form" method="post">
      <EmailField t={t} form={form} autofocus />
      <Button kind="primary" wide>{t("control.reset.button")}</Button>
      <ErrorPanel texts={problemTexts(t, form.problems)} />
    </form>
  );
}
