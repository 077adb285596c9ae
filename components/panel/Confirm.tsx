import { HiddenFields } from "@/components/jobs/ResumeForm.tsx";
import { SubmitButton } from "@/components/ui/Button.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";

interface ConfirmProps {
  t: Translate;
  /** The action, also the default text of the button. */
  title: string;
  button?: string;
  /** The consequences. */
  text: string;
  /** The address of the screen that asks; it also takes the form unless there is an `action`. */
  path: string;
  action?: string;
  /** Hidden fields. */
  fields: Record<string, string>;
}

/** Asks for confirmation without a script (spec section 5). */
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
        <SubmitButton look="danger">
          {button}
        </SubmitButton>
      </div>
    </form>
  );
}
