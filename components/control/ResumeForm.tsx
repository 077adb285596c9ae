import { HiddenFields } from "@/components/forms/HiddenFields.tsx";
import { Button } from "@/components/ui/Button.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

interface ResumeFormProps {
  t: Translate;
  /** The screen whose form was on its way when the session ended. */
  next: string;
  /** What was typed into it. */
  typed: Record<string, string>;
}

/** Sends a form on after the sign-in that came between (decision 97). */
export function ResumeForm({ t, next, typed }: ResumeFormProps) {
  return (
    <form class="form" method="post" action={next}>
      <HiddenFields values={typed} />
      <div class="form-actions">
        <Button>{t("control.resume.button")}</Button>
        <a class="button button-quiet" href={next}>{t("form.cancel")}</a>
      </div>
    </form>
  );
}
