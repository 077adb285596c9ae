import { defineForm } from "@/lib/forms/define.ts";
import {
  type FieldDescription,
  type Form,
  mapFields,
} from "@/lib/forms/description.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { mailResendForm } from "@/lib/mail/outbox_schema.ts";
import { emailSend, messageCreate } from "./schema.ts";

/** The public contact form. */
export const MESSAGE_FORM = defineForm({
  id: "message-form",
  schema: messageCreate,
  sections: [{
    fields: [
      "subject",
      { name: "body", called: "message", counter: true },
      { name: "name", autocomplete: "name" },
      { name: "email", hint: "contact.emailHint", autocomplete: "email" },
    ],
  }],
  posts: ["website"],
  button: "contact.send",
});

/** The sender's own password, passed only to the mail server. */
const PASSWORD: FieldDescription<"password"> = {
  name: "password",
  label: "label.emailPassword",
  isLabelWhole: true,
  hint: "control.email.passwordHint",
};

const BLAMED = { "error.mailSignIn": [PASSWORD.name] };

export const EMAIL_FORM = defineForm({
  id: "email-form",
  schema: emailSend,
  sections: [{
    fields: [
      "to",
      "subject",
      { name: "body", counter: true },
      "request_id",
      PASSWORD,
    ],
  }],
  button: "control.email.title",
  blamed: BLAMED,
});

const RESEND_FORM = defineForm({
  id: "resend-form",
  schema: mailResendForm,
  sections: [{ fields: ["version", PASSWORD] }],
  button: "control.outbox.resend",
  blamed: BLAMED,
  // "Cancel" would suggest stopping the mail.
  leave: "errorPage.back",
});

/** Returns the form that sends a mail, with a password field if mails go by SMTP. */
export function emailForm({ isSmtp }: { isSmtp: boolean }): Form {
  return isSmtp ? EMAIL_FORM : withoutPassword(EMAIL_FORM);
}

/** Returns the form that resends a mail; `button` is a different label for a first attempt. */
export function resendForm(
  { withPassword, button }: { withPassword: boolean; button: MessageKey },
): Form {
  const form = withPassword ? RESEND_FORM : withoutPassword(RESEND_FORM);
  return { ...form, button };
}

function withoutPassword(form: Form): Form {
  return mapFields(
    form,
    (field) => field.name === PASSWORD.name ? null : field,
  );
}
