import { HiddenFields, SubmitButton } from "@/components/ui/Button.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

interface ConfirmProps {
  t: Translate;
  /** The action, also the default text of the button. */
  title: string;
  button?: string;
  /** The consequences. */
  text: string;
  /** The URL of the screen that asks. It also receives the form unless there is an `action`. */
  path: string;
  action?: string;
  /** Hidden fields. */
  fields: Record<string, string>;
}

/** Asks for confirmation without a script. */
export function Confirm(props: ConfirmProps) {
  const { t, title, button = title, text, path, action = path, fields } = props;
  return (
    <form class="card delete-confirm" method="post" action={action}>
      <h2>{title}</h2>
      <p>{text}</p>
      <HiddenFields values={fields} />
      <div class="form-actions">
        <a class="button button-quiet" href={path} autofocus>
          {t("form.cancel")}
        </a>
        <SubmitButton look="danger">{button}</SubmitButton>
      </div>
    </form>
  );
}

interface DeleteConfirmProps {
  t: Translate;
  /** The name of the record. */
  name: string;
  id: string;
  /** A sentence about further data that is deleted with the record. */
  text?: string | undefined;
  /** The URL of the screen that asks. It also receives the form unless there is an `action`. */
  path: string;
  action?: string;
  /** Further hidden fields. */
  fields?: Record<string, string>;
}

/** Asks for confirmation before a record is deleted. */
export function DeleteConfirm(props: DeleteConfirmProps) {
  const { t, name, id, text, fields = {}, ...where } = props;
  return (
    <Confirm
      {...where}
      t={t}
      title={t("control.delete.title")}
      button={t("control.delete.button")}
      text={deleteQuestion(t, name, text)}
      fields={{ id, ...fields }}
    />
  );
}

/** Returns the question that names the record and everything deleted with it. */
export function deleteQuestion(
  t: Translate,
  name: string,
  text: string | undefined,
): string {
  const question = t("control.delete.question", { name });
  return text === undefined ? question : `${question} ${text}`;
}
