import type { FormState } from "@/lib/forms/form_state.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

interface ConflictLinkProps {
  t: Translate;
  state: FormState;
  /** Where the record is shown as it is now. */
  href: string;
}

/** Where someone else was faster: the way to what is stored now, which leaves what was typed here alone (decision 23). */
export function ConflictLink({ t, state, href }: ConflictLinkProps) {
  if (!state.problems.some(({ key }) => key === "error.conflict")) return null;
  return (
    <p data-answer>
      <a href={href} target="_blank" rel="noopener">{t("form.conflict")}</a>
    </p>
  );
}
