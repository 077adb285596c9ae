import { FormView } from "@/components/forms/FormView.tsx";
import { MESSAGE_FORM } from "@/lib/messages/forms.ts";
import type { PageContext } from "@/lib/site/state.ts";
import type { FormState } from "@/lib/forms/form_state.ts";

interface MessageFormProps {
  ctx: PageContext;
  data: FormState;
  /** Whether the form was just submitted. */
  isSent: boolean;
}

/** The contact form. It is the same for all visitors, so that the page can be cached. */
export function MessageForm({ ctx, data, isSent }: MessageFormProps) {
  const { t } = ctx.state;
  return (
    <FormView
      ctx={ctx}
      form={MESSAGE_FORM}
      data={data}
      title={t("contact.formTitle")}
      message={isSent ? t("message.messageReceived") : undefined}
    >
      {/* A honeypot for bots: invisible and unreachable for people, skipped by password managers. */}
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
    </FormView>
  );
}
