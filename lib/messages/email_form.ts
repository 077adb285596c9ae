import type { MessageKey } from "@/lib/i18n/translate.ts";
import { MAX_BODY, MAX_EMAIL } from "@/lib/fields/constants.ts";
import type {
  FieldDescription,
  FormDescription,
} from "@/lib/forms/description.ts";

/** The sender's own password, which goes to the mail server and nowhere else; it may be left empty (decisions 17 and 67). */
const PASSWORD: FieldDescription = {
  name: "password",
  kind: "password",
  label: "label.emailPassword",
  optional: true,
  isLabelWhole: true,
  hint: "control.email.passwordHint",
};

const BLAMED: NonNullable<FormDescription["blamed"]> = {
  "error.mailSignIn": [PASSWORD.name],
};

/** Send Email (spec section 2); a password is asked for only where one can be of use. */
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

/** Sends a mail of the outbox by hand; `button` says whether it is the first time. */
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
    // Nothing is cancelled: of a mail that would be to stop it.
    leave: "errorPage.back",
  };
}
