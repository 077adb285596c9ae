import { HiddenFields } from "./ResumeForm.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

interface DeleteConfirmProps {
  t: Translate;
  /** The name of the record. */
  name: string;
  id: string;
  /** What is deleted with it. */
  text?: string | undefined;
  /** The address of the screen that asks; it also takes the form unless there is an `action`. */
  path: string;
  action?: string;
  /** Further hidden fields. */
  fields?: Record<string, string>;
}

/** Asks for confirmation without a script (spec section 5, decision 45). */
export function DeleteConfirm(props: DeleteConfirmProps) {
  const { t, name, id, text, path, action = path, fields = {} } = props;
  return (
    <form class="card delete-confirm" method="post" action={action}>
      <h2>{t("control.delete.title")}</h2>
      <p>{deleteQuestion(t, name, text)}</p>
      <HiddenFields values={{ id, ...fields }} />
      <div class="form-actions">
        <a class="button button-quiet" href={path} autofocus>
          {t("form.cancel")}
        </a>
        <button type="submit" class="button button-danger">
          {t("control.delete.button")}
        </button>
      </div>
    </form>
  );
}

/** Returns the sentence that asks for confirmation, naming the record and what is deleted with it. */
export function deleteQuestion(
  t: Translate,
  name: string,
  text: string | undefined,
): string {
  const question = t("control.delete.question", { name });
  return text === undefined ? question : `${question} ${text}`;
}
