import { FormField } from "@/components/forms/FormField.tsx";
import { Button } from "@/components/ui/Button.tsx";
import { FormErrors } from "@/components/ui/FormErrors.tsx";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import type { FormState } from "@/lib/forms/form_state.ts";
import { MESSAGE_FORM } from "@/lib/forms/message_form.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

interface MessageFormProps {
  t: Translate;
  locale: Locale;
  state: FormState;
  /** Whether the form has just been sent. */
  isSent: boolean;
}

/** Where a refusal is said: the answer to a posted form opens there instead of at the top of the page. */
const END = "message-end";

/** The form by which visitors write to the company (decision 16). Its page is the same for all, so that it is kept. */
export function MessageForm({ t, locale, state, isSent }: MessageFormProps) {
  const { id, sections, button } = MESSAGE_FORM;
  const fields = sections.flatMap((section) => section.fields);
  return (
    <form
      class="form"
      id={id}
      method="post"
      action={`/contact.html#${END}`}
      aria-labelledby="message-title"
    >
      <h2 id="message-title">{t("contact.formTitle")}</h2>
      <MessagePanel texts={isSent ? [t("message.messageSent")] : []} />
      {fields.map((field) => (
        <FormField
          key={field.name}
          field={field}
          context={{ t, locale, state }}
        />
      ))}
      <Trap t={t} />
      <div class="form-end" id={END}>
        <Button kind="primary">{t(button)}</Button>
        <FormErrors
          t={t}
          state={state}
          fields={fields.map(({ name }) => name)}
        />
      </div>
    </form>
  );
}

/** A field for programs that fill in everything: people neither see nor reach it, and password managers pass it by. */
function Trap({ t }: { t: Translate }) {
  return (
    <div class="trap" aria-hidden="true">
      <label>
        {t("contact.trap")}
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autocomplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}
