import type { Translate } from "@/lib/i18n/translate.ts";

interface DeleteConfirmProps {
  t: Translate;
  /** What the record is known by. */
  name: string;
  id: string;
  /** What goes with it. */
  text?: string | undefined;
  /** The address of the screen it is deleted from, which takes the form where `action` names no other one. */
  path: string;
  action?: string;
}

/** Asks before a record is deleted, where no script can ask (spec section 5, decision 45). */
export function DeleteConfirm(props: DeleteConfirmProps) {
  const { t, name, id, text, path, action = path } = props;
  return (
    <form class="card delete-confirm" method="post" action={action}>
      <h2>{t("control.delete.title")}</h2>
      <p>{deleteQuestion(t, name, text)}</p>
      <input type="hidden" name="id" value={id} />
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

/** Returns the sentence that asks for confirmation, naming the record and what goes with it. */
export function deleteQuestion(
  t: Translate,
  name: string,
  text: string | undefined,
): string {
  const question = t("control.delete.question", { name });
  return text === undefined ? question : `${question} ${text}`;
}
