import { z } from "zod";
import {
  MAX_PASSWORD,
  MIN_PASSWORD,
  TRACKING_PRIVACY,
} from "@/lib/fields/constants.ts";
import { means } from "@/lib/fields/meaning.ts";
import {
  breaks,
  email,
  givenPassword,
  omittable,
  optionalText,
  recordId,
  requestId,
  requiredText,
  yesNo,
} from "@/lib/fields/fields.ts";
import { timeZone } from "@/lib/settings/schema.ts";
import { nullableText, text, timestamp } from "@/lib/fields/record.ts";
import { type Holder, type Role, ROLES } from "@/lib/fields/roles.ts";

/** A member's identity in responses and state. */
export const memberIdentity = z.strictObject({ id: text, email: text });

export type MemberIdentity = z.output<typeof memberIdentity>;

/** A team member, as requests and the journal carry them. */
export interface Person extends MemberIdentity {
  /** Null until given. */
  name: string | null;
  role: Role;
}

/** The signed-in person of a request. */
export interface Principal extends Person, Holder {}

/** A password to set, byte for byte as typed. Lone surrogates are rejected, because all of them encode to the same bytes. */
const newPassword = means(
  z.string().min(MIN_PASSWORD).max(MAX_PASSWORD)
    .refine((value) => value.isWellFormed(), breaks("invalid.characters")),
  { widget: "password", autocomplete: "new-password" },
);

/** The body of POST /api/admins. */
export const ownerCreate = z.strictObject({
  email,
  password: newPassword,
  token: requiredText(),
});

/**
 * Create Admin in the browser, which also asks for the owner's name and the first settings. Programs may post the fields of
 * the call alone.
 */
export const ownerCreateForm = ownerCreate.extend({
  name: requiredText().optional(),
  company_name: requiredText().optional(),
  time_zone: timeZone.optional(),
  tracking_privacy: omittable(z.enum(TRACKING_PRIVACY).optional()),
});

export type OwnerCreateForm = z.output<typeof ownerCreateForm>;

const role = z.enum(ROLES);

/** A team member, as returned by the API. */
export const member = z.strictObject({
  id: text,
  email: text,
  /** Null until given. */
  name: nullableText,
  role,
  /** Whether the person may sign in. */
  active: yesNo,
  /** Whether the person has been invited and has no password yet. */
  pending: yesNo,
  created_at: timestamp,
  /** When the person last used the panel, to within five minutes; null before the first time. */
  last_seen_at: timestamp.nullable(),
});

export type Member = z.output<typeof member>;

/** A newly invited member, with the link that is shown only once. */
export const invitedMember = member.extend({
  invite_url: z.url().exactOptional(),
});

export type InvitedMember = z.output<typeof invitedMember>;

/** The body of POST /api/admins once a member exists. */
export const memberInvite = z.strictObject({
  email,
  name: optionalText.optional(),
  role,
});

/** The form that invites a member. */
export const memberInviteForm = memberInvite.extend({ request_id: requestId });

export type MemberInvite = z.output<typeof memberInvite>;

/** The body of PATCH /api/admins. */
export const memberPatch = z.strictObject({
  id: recordId,
  name: optionalText.optional(),
  role: role.optional(),
  active: yesNo.optional(),
});

export type MemberPatch = z.output<typeof memberPatch>;

/** The form for one's own name. */
export const ownName = z.strictObject({ name: optionalText.optional() });

/** The actions of a member's screen other than saving its form. */
export const MEMBER_ACTIONS = [
  "invite",
  "activate",
  "deactivate",
  "delete",
] as const;

/** The forms of a member's screen: name and role, or an action. */
export const memberForm = memberPatch
  .pick({ name: true, role: true })
  .extend({ action: z.enum(MEMBER_ACTIONS).optional() });

/** The body of POST /api/admins/invite. */
export const invitationRenew = z.strictObject({ id: recordId });

/** The body of POST /api/admins/accept. */
export const invitationAccept = z.strictObject({
  token: requiredText(),
  /** By default the name in the invitation. */
  name: omittable(requiredText().optional()),
  password: newPassword,
});

export type InvitationAccept = z.output<typeof invitationAccept>;

/** The body of POST /api/admins/auth/signin. */
export const signIn = z.strictObject({ email, password: givenPassword });

export type SignIn = z.output<typeof signIn>;

/** The body of POST /api/admins/auth/send-pin. */
export const pinRequest = z.strictObject({ email });

/** A new password, typed twice because it is hidden. */
const newPasswords = {
  new_password: newPassword,
  confirm_new_password: givenPassword,
};

/** Also returns true if one is missing, which is reported as a separate error. */
function isConfirmed(
  { new_password, confirm_new_password }: Record<string, unknown>,
) {
  const isWhole = Boolean(new_password) && Boolean(confirm_new_password);
  return !isWhole || new_password === confirm_new_password;
}

const CONFIRMATION = {
  path: ["new_password"],
  ...breaks("invalid.confirmed"),
  // Runs despite other errors, so that all are reported together.
  when: ({ value }: { value: unknown }) => value instanceof Object,
};

/** The body of PATCH /api/admins/auth/update/password-guest. */
export const passwordReset = z.strictObject({
  ...newPasswords,
  password_token: requiredText(),
  email,
}).refine(isConfirmed, CONFIRMATION);

export type PasswordReset = z.output<typeof passwordReset>;

/** The body of PATCH /api/admins/auth/update/password-user. */
export const passwordChange = z.strictObject({
  password: givenPassword,
  ...newPasswords,
}).refine(isConfirmed, CONFIRMATION);

export type PasswordChange = z.output<typeof passwordChange>;

/** The password that confirms ending sessions. */
export const passwordConfirmation = z.strictObject({ password: givenPassword });

export type PasswordConfirmation = z.output<typeof passwordConfirmation>;
