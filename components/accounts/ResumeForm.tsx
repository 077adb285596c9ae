import { HiddenFields, SubmitButton } from "@/components/ui/Button.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

interface ResumeFormProps {
  t: Translate;
  /** The screen whose form was posted after the session had ended. */
  next: string;
  /** The typed values. */
  typed: Record<string, string>;
}

/** Resubmits a form that was interrupted by a sign-in. */
export function ResumeForm({ t, next, typed }: ResumeFormProps) {
  return (
    <form class="form" method="post" action={next}>
      <HiddenFields values={typed} />
      <div class="form-actions">
        <SubmitButton look="primary">{t("control.resume.button")}</SubmitButton>
        <a class="button button-quiet" href={next}>{t("form.cancel")}</a>
      </div>
    </form>
  );
}
