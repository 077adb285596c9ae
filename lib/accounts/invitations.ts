import type { Context } from "fresh";
import { AppError, invalid } from "@/lib/errors.ts";
import { readHostCookie, writeHostCookie } from "@/lib/http/cookies.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { queueMail } from "@/lib/mail/outbox.ts";
import type { State } from "@/lib/site/state.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { newToken } from "@/lib/store/secrets.ts";
import {
  accountNote,
  emailKey,
  type MemberRecord,
  members,
} from "./members.ts";
import type { InvitedMember, MemberInvite } from "./schema.ts";
import { toMember } from "./team.ts";

/** The cookie that carries a new link from the form to the page that displays it. */
const LINK = "invited";
const LINK_SECONDS = 5 * 60;

/** The path of the page that asks for an invitation's code. */
export const INVITATION_PAGE = "/control/invite.html";

/** The parameter of that page that says that the invitation has a name. */
export const NAMED = "named";

const FRAGMENT = "#token=";

/** The lifetime of a link. */
const LIFE_MS = 48 * 60 * 60_000;

/** The result of inviting a member. */
interface InvitationResult {
  member: InvitedMember;
  /** Whether the invitation is also mailed. */
  isMailed: boolean;
}

/**
 * Invites a person to the team, for API and panel. Returns the pending member with a link that is shown only once, and emails a
 * second link if there is a mail server. A repeated `requestKey` returns the member without a link. Throws 422 if the email is
 * taken.
 */
export async function inviteMember(
  { state }: Context<State>,
  { email, name = null, role }: MemberInvite,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<InvitationResult> {
  const { kv } = state;
  const { text, token: link } = newToken(kv.now(), LIFE_MS);
  const request = { input: { email, name, role }, requestKey };
  const record = await members.create(kv, request, async (tx, stamp) => {
    if (await tx.read(emailKey(email)) !== null) {
      throw invalid({ key: "invalid.taken", field: "email" });
    }
    mailInvitation(tx, stamp.id, state);
    return {
      ...stamp,
      email,
      name,
      role,
      active: "yes",
      pending: "yes",
      password: null,
      epoch: 1,
      invitation: { link, mail: null },
    };
  });
  const isNew = record.invitation?.link.hash === link.hash;
  return await wakeAndShow(state, record, isNew ? text : null);
}

/**
 * Issues a new link for a pending member, revokes all earlier ones, and emails a second link if there is a mail server. Throws
 * 404, and 409 unless the member is pending and active.
 */
export async function renewInvitation(
  { state }: Context<State>,
  { id }: { id: string },
): Promise<InvitationResult> {
  const { kv } = state;
  const { text, token: link } = newToken(kv.now(), LIFE_MS);
  const record = await kv.transact(async (tx) => {
    const before = await members.require(tx, id);
    if (!isInvited(before)) {
      throw new AppError(409, { key: "error.notInvited" });
    }
    const invitation = { link, mail: null };
    const after = members.save(tx, before, { invitation });
    tx.note(accountNote(before, "invited"));
    mailInvitation(tx, id, state);
    return after;
  }, { lock: id });
  return await wakeAndShow(state, record, text);
}

/**
 * Issues the emailed token and replaces the previous emailed one; the token shown to the inviter stays valid. Returns the
 * token, its expiry and the member; null if the member is no longer invited or the inviter's link has expired.
 */
export function issueMailedInvitation(
  kv: Kv,
  id: string,
): Promise<{ token: string; expiresAt: Date; record: MemberRecord } | null> {
  return kv.transact(async (tx) => {
    const before = await members.read(tx, id);
    if (before?.invitation == null || !isInvited(before)) return null;
    // Resending the mail does not extend the invitation.
    const leftMs = before.invitation.link.expires_at - tx.now.getTime();
    if (leftMs <= 0) return null;
    const { text, token: mail } = newToken(tx.now, leftMs);
    const invitation = { ...before.invitation, mail };
    const record = members.save(tx, before, { invitation });
    return { token: text, expiresAt: new Date(mail.expires_at), record };
  });
}

/** Reports whether a member has an invitation to accept. */
export function isInvited({ active, pending }: MemberRecord): boolean {
  return active === "yes" && pending === "yes";
}

/** Queues the invitation mail, if there is a mail server. */
function mailInvitation(
  tx: Transaction,
  about_id: string,
  { env, locale }: { env: State["env"]; locale: Locale },
): void {
  if (!env.hasMailServer) return;
  queueMail(tx, { kind: "invitation", about_id }, { locale });
}

async function wakeAndShow(
  { kv, env, jobs, origin }: State,
  record: MemberRecord,
  token: string | null,
): Promise<InvitationResult> {
  jobs.wake();
  const member = await toMember(kv, record);
  return {
    member: {
      ...member,
      ...(token !== null && {
        invite_url: origin + invitationPath(token, record),
      }),
    },
    isMailed: env.hasMailServer,
  };
}

/** Returns the success message of an invitation. */
export function invitationMessage({ isMailed }: InvitationResult): MessageKey {
  return isMailed ? "message.memberInvitedMailed" : "message.memberInvited";
}

/**
 * Returns the Set-Cookie value that carries a new link to the member's screen, to keep it out of URLs and the store; none if
 * there is no link.
 */
export function carryLink(
  ctx: Context<State>,
  { id, invite_url }: InvitedMember,
): string[] {
  if (invite_url === undefined) return [];
  const value = `${id}.${new URL(invite_url).hash.slice(FRAGMENT.length)}`;
  return [writeHostCookie(ctx, LINK, { value, maxAge: LINK_SECONDS })];
}

/** Returns the token of a member's new link from the request's cookie, or null. */
export function readLinkToken(ctx: Context<State>, id: string): string | null {
  const [owner, token = ""] = readHostCookie(ctx, LINK)?.split(".") ?? [];
  return owner === id && token !== "" ? token : null;
}

/** Returns the Set-Cookie value that removes the link once it has been shown. */
export function forgetLink(ctx: Context<State>): string {
  return writeHostCookie(ctx, LINK, { value: "", maxAge: 0 });
}

/**
 * Returns the path of an invitation link, with a mark if the page need not ask for the name. The token is in the fragment, so it
 * reaches no server or log.
 */
export function invitationPath(
  token: string,
  { name }: Pick<MemberRecord, "name">,
): string {
  const mark = name === null ? "" : `?${NAMED}`;
  return `${INVITATION_PAGE}${mark}${FRAGMENT}${token}`;
}
