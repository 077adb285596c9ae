import { ROLES } from "@/lib/fields/roles.ts";
import { defineForm } from "@/lib/forms/define.ts";
import { type FieldDescription, SEEN } from "@/lib/forms/description.ts";
import { TIME_ZONES } from "@/lib/settings/time_zones.ts";
import {
  invitationAccept,
  memberForm,
  memberInviteForm,
  ownerCreateForm,
  ownName,
  passwordChange,
  passwordConfirmation,
  passwordReset,
  pinRequest,
  signIn,
} from "./schema.ts";

/** The account's email. */
const EMAIL: FieldDescription<"email"> = {
  name: "email",
  autocomplete: "username",
};

const OLD_PASSWORD: FieldDescription<"password"> = {
  name: "password",
  autocomplete: "current-password",
};

/** The current password in a form that has a new one. */
const CURRENT_PASSWORD: FieldDescription<"password"> = {
  ...OLD_PASSWORD,
  called: "current_password",
};

/** A new password, typed twice because it is hidden. */
const NEW_PASSWORDS: FieldDescription<
  "new_password" | "confirm_new_password"
>[] = [
  { name: "new_password", hint: "control.signUp.hint" },
  { name: "confirm_new_password", autocomplete: "new-password" },
];

/** The password of a new account. */
const FIRST_PASSWORD: FieldDescription<"password"> = {
  name: "password",
  hint: "control.signUp.hint",
};

/** Admin Sign In: posts to its page and continues to the requested one. */
export const SIGN_IN_FORM = defineForm({
  id: "sign-in-form",
  schema: signIn,
  sections: [
    { fields: [EMAIL, OLD_PASSWORD, { name: "next", kind: "hidden" }] },
  ],
  button: "control.signIn.button",
  // Marks both, so as not to reveal which was wrong.
  blamed: { "error.credentials": ["email", "password"] },
  plain: true,
});

/** Create Admin. */
export const SIGN_UP_FORM = defineForm({
  id: "sign-up-form",
  schema: ownerCreateForm,
  sections: [{
    fields: [
      { name: "name", isRequired: true, autocomplete: "name" },
      EMAIL,
      FIRST_PASSWORD,
      {
        name: "company_name",
        isRequired: true,
        autocomplete: "organization",
      },
      {
        name: "time_zone",
        isRequired: true,
        hint: "control.settings.zoneHint",
        openChoice: "choice.timeZone",
        choices: TIME_ZONES.map((value) => ({ value })),
      },
      "token",
      {
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
      },
    ],
  }],
  button: "control.signUp.button",
  blamed: { "error.setupToken": ["token"] },
  plain: true,
});

/** The first step of Admin Reset Password: the account's email. */
export const PIN_FORM = defineForm({
  id: "pin-form",
  schema: pinRequest,
  sections: [{ fields: [EMAIL] }],
  button: "control.reset.button",
  plain: true,
});

/** The second step: the emailed PIN and the new password. */
export const RESET_FORM = defineForm({
  id: "reset-form",
  schema: passwordReset,
  sections: [{
    fields: [
      EMAIL,
      { name: "password_token", kind: "code", autocomplete: "one-time-code" },
      ...NEW_PASSWORDS,
    ],
  }],
  button: "control.reset.newButton",
  plain: true,
});

/** Change Password. */
export const PASSWORD_FORM = defineForm({
  id: "password-form",
  schema: passwordChange,
  sections: [{ fields: [CURRENT_PASSWORD, ...NEW_PASSWORDS] }],
  button: "control.account.password",
});

const ROLE: FieldDescription<"role"> = {
  name: "role",
  kind: "radio",
  choices: ROLES.map((role) => ({
    value: role,
    label: `role.${role}`,
    text: `role.${role}Text`,
  })),
};

/** Invites a member. Not scripted: the response shows the link once, and a script would load it twice. */
export const INVITE_FORM = defineForm({
  id: "invite-form",
  schema: memberInviteForm,
  sections: [{ fields: ["email", "name", ROLE, "request_id"] }],
  button: "control.team.invite",
  plain: true,
});

/** Name and role of a member. */
export const MEMBER_FORM = defineForm({
  id: "member-form",
  schema: memberForm,
  sections: [{ fields: ["name", ROLE, SEEN] }],
  posts: ["action"],
  button: "form.save",
  blamed: { "error.lastOwner": ["role"] },
});

/** Accepts an invitation; the token comes from the link or is typed. */
export const ACCEPT_FORM = defineForm({
  id: "accept-form",
  schema: invitationAccept,
  sections: [{
    fields: [
      {
        name: "token",
        called: "invitation",
        kind: "code",
        hint: "control.invite.codeHint",
        autocomplete: "one-time-code",
      },
      { name: "name", hint: "control.invite.nameHint", autocomplete: "name" },
      FIRST_PASSWORD,
    ],
  }],
  button: "control.invite.button",
  plain: true,
});

/** The name of the signed-in person. */
export const NAME_FORM = defineForm({
  id: "name-form",
  schema: ownName,
  sections: [{ fields: [{ name: "name", autocomplete: "name" }] }],
  button: "form.save",
  isEager: true,
});

/** Ends all sessions but this browser's. */
export const SESSIONS_FORM = defineForm({
  id: "sessions-form",
  schema: passwordConfirmation,
  sections: [{ fields: [CURRENT_PASSWORD] }],
  button: "control.sessions.button",
});
