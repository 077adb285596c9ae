import { MAX_EMAIL } from "@/lib/fields/constants.ts";
import { ROLES } from "@/lib/fields/roles.ts";
import {
  type FieldDescription,
  type FormDescription,
  SEEN,
} from "@/lib/forms/description.ts";
import type { EditForm } from "@/lib/forms/merge.ts";
import { memberForm } from "./schema.ts";

/** The account's address. */
const EMAIL: FieldDescription = {
  name: "email",
  kind: "email",
  max: MAX_EMAIL,
  autocomplete: "username",
};

const OLD_PASSWORD: FieldDescription = {
  name: "password",
  kind: "password",
  autocomplete: "current-password",
};

/** The same next to a new one. */
const CURRENT_PASSWORD: FieldDescription = {
  ...OLD_PASSWORD,
  called: "current_password",
};

const NEW_PASSWORD: FieldDescription = {
  name: "new_password",
  kind: "password",
  hint: "control.signUp.hint",
  autocomplete: "new-password",
};

/** A new password, typed twice because it is hidden. */
const NEW_PASSWORDS: FieldDescription[] = [
  NEW_PASSWORD,
  {
    name: "confirm_new_password",
    kind: "password",
    autocomplete: "new-password",
  },
];

const PRIVACY: FieldDescription = {
  name: "tracking_privacy",
  kind: "radio",
  label: "control.signUp.privacy",
  hint: "control.signUp.privacyHint",
  choices: [
    {
      value: "masked",
      label: "privacy.maskedRecommended",
      text: "privacy.maskedText",
    },
    { value: "full", label: "privacy.full", text: "privacy.fullText" },
  ],
};

/** Admin Sign In (spec section 2): posts to its page and continues to the requested one. */
export const SIGN_IN_FORM: FormDescription = {
  id: "sign-in-form",
  sections: [
    { fields: [EMAIL, OLD_PASSWORD, { name: "next", kind: "hidden" }] },
  ],
  button: "control.signIn.button",
  // Marks both, so as not to reveal which was wrong.
  blamed: { "error.credentials": ["email", "password"] },
  plain: true,
};

/** Create Admin (spec section 2); shows the token field only without a token in the link. */
export function signUpForm(
  { hasToken }: { hasToken: boolean },
): FormDescription {
  const password = { ...NEW_PASSWORD, name: "password" };
  const token: FieldDescription = hasToken
    ? { name: "token", kind: "hidden" }
    : { name: "token" };
  return {
    id: "sign-up-form",
    sections: [{ fields: [EMAIL, password, token, PRIVACY] }],
    button: "control.signUp.button",
    blamed: { "error.setupToken": ["token"] },
    plain: true,
  };
}

/** The first step of Admin Reset Password (spec section 2): the account's address. */
export const PIN_FORM: FormDescription = {
  id: "pin-form",
  sections: [{ fields: [EMAIL] }],
  button: "control.reset.button",
  plain: true,
};

/** The second step (spec section 2): the pin of the mail and the new password. */
export const RESET_FORM: FormDescription = {
  id: "reset-form",
  sections: [{
    fields: [
      EMAIL,
      { name: "password_token", kind: "code", autocomplete: "one-time-code" },
      ...NEW_PASSWORDS,
    ],
  }],
  button: "control.reset.newButton",
  plain: true,
};

/** Change Password (spec section 2). */
export const PASSWORD_FORM: FormDescription = {
  id: "password-form",
  sections: [{ fields: [CURRENT_PASSWORD, ...NEW_PASSWORDS] }],
  button: "control.account.password",
};

const NAME: FieldDescription = { name: "name", autocomplete: "name" };

const ROLE: FieldDescription = {
  name: "role",
  kind: "radio",
  choices: ROLES.map((role) => ({
    value: role,
    label: `role.${role}`,
    text: `role.${role}Text`,
  })),
};

/** Invites a member. No script assists it: the answer's page shows the link once, and a script would load it twice. */
export const INVITE_FORM: FormDescription = {
  id: "invite-form",
  sections: [{
    fields: [
      { name: "email", kind: "email", max: MAX_EMAIL },
      { name: "name", optional: true },
      ROLE,
      { name: "request_id", kind: "hidden" },
    ],
  }],
  button: "control.team.invite",
  plain: true,
};

/** Name and role of a member. */
export const MEMBER_FORM: FormDescription = {
  id: "member-form",
  sections: [{ fields: [{ name: "name", optional: true }, ROLE, SEEN] }],
  button: "form.save",
  blamed: { "error.lastOwner": ["role"] },
};

/** The same with the schema of its input. */
export const MEMBER_EDIT: EditForm<typeof memberForm> = {
  form: MEMBER_FORM,
  schema: memberForm,
};

/** Accepts an invitation; the token comes from the link or is typed. */
export const ACCEPT_FORM: FormDescription = {
  id: "accept-form",
  sections: [{
    fields: [
      {
        name: "token",
        called: "invitation",
        kind: "code",
        hint: "control.invite.codeHint",
        autocomplete: "one-time-code",
      },
      NAME,
      { ...NEW_PASSWORD, name: "password" },
    ],
  }],
  button: "control.invite.button",
  plain: true,
};

/** The name of the signed-in person. */
export const NAME_FORM: FormDescription = {
  id: "name-form",
  sections: [{ fields: [{ ...NAME, optional: true }] }],
  button: "form.save",
  isEager: true,
};

/** Ends all sessions but this browser's. */
export const SESSIONS_FORM: FormDescription = {
  id: "sessions-form",
  sections: [{ fields: [CURRENT_PASSWORD] }],
  button: "control.sessions.button",
};
