import type { MessageKey } from "@/lib/i18n/translate.ts";
import { MAX_BODY, MAX_EMAIL } from "@/lib/fields/constants.ts";
import type {
  FieldDescription,
  FormDescription,
} from "@/lib/forms/description.ts";

/** The public contact form (spec section 2). */
export const MESSAGE_FORM: FormDescription = {
  id: "message-form",
  sections: [{
    fields: [
      { name: "subject" },
      {
        name: "body",
        kind: "textarea",
        called: "message",
        max: MAX_BODY,
        counter: true,
      },
      { name: "name", optional: true, autocomplete: "name" },
      {
        name: "email",
        kind: "email",
        optional: true,
        max: MAX_EMAIL,
        hint: "contact.emailHint",
        autocomplete: "email",
      },
    ],
  }],
  button: "contact.send",
};

/** The sender's own password, passed to the mail server only; optional. */
const PASSWORD: FieldDescription = {
  name: "password",
  kind: "password",
  label: "label.emailPassword",
  optional: true,
  isLabelWhole: true,
  hint: "control.email.passwordHint",
};

const BLAMED = { "error.mailSignIn": [PASSWORD.name] };

/** Send Email (spec section 2), with a password field where it is of use. */
export function emailForm({ isSmtp }: { isSmtp: boolean }): FormDescription {
  return {
    id: "email-form",
    sections: [{
      fields: [
        { name: "to", kind: "email", max: MAX_EMAIL },
        { name: "subject" },
        { name: "body", kind: "textarea", max: MAX_BODY, counter: true },
        { name: "request_id", kind: "hidden" },
        ...isSmtp ? [PASSWORD] : [],
      ],
    }],
    button: "control.email.title",
    blamed: BLAMED,
  };
}

/** Resends a mail by hand; `button` names a first attempt differently. */
export function resendForm(
  { withPassword, button }: { withPassword: boolean; button: MessageKey },
): FormDescription {
  return {
    id: "resend-form",
    sections: [{
      fields: [
        { name: "version", kind: "hidden" },
        ...withPassword ? [PASSWORD] : [],
      ],
    }],
    button,
    blamed: BLAMED,
    // "Cancel" would suggest stopping the mail.
    leave: "errorPage.back",
  };
}
