import type { Translate } from "@/lib/i18n/translate.ts";
import { Confirm } from "./Confirm.tsx";

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

/** Asks whether a record is to be deleted. */
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
