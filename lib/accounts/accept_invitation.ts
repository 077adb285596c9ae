import type { Context } from "fresh";
import { AppError, invalid } from "@/lib/errors.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { State } from "@/lib/site/state.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { hashTyped } from "@/lib/store/secrets.ts";
import {
  fromPerson,
  invitationKey,
  keepOwners,
  type MemberRecord,
  members,
  personOf,
} from "./members.ts";
import { isInvited } from "./invitations.ts";
import { passwordLock } from "./password_change.ts";
import { checkPassword } from "./password_rules.ts";
import { hashPassword } from "./passwords.ts";
import type { InvitationAccept, Member } from "./schema.ts";
import { rememberDevice } from "./sign_in.ts";
import { requireOwnName, toMember } from "./team.ts";
import { runTry } from "./tries.ts";

/**
 * Accepts an invitation, for API and panel. Returns the member and the Set-Cookie values that make this device known; does not
 * sign in. Only wrong tokens count against the limit. Throws 422 and 429.
 */
export async function acceptInvitation(
  ctx: Context<State>,
  input: InvitationAccept,
): Promise<{ member: Member; cookies: string[] }> {
  const { kv, log, requestId } = ctx.state;
  const record = await runTry(
    ctx,
    {
      bucket: "accept",
      problem: "invalid.invitation",
      event: "invitation.fail",
    },
    () => accept(kv, input, requestId),
  );
  log.info("invitation.accepted", { id: requestId });
  const cookies = [await rememberDevice(ctx, record)];
  return { member: await toMember(kv, record), cookies };
}

/** Sets password and name, by default the invitation's, with a single-use token: exactly one of concurrent calls succeeds. */
async function accept(
  kv: Kv,
  { token, name: typed, password }: InvitationAccept,
  requestId: string,
): Promise<MemberRecord> {
  const hash = hashTyped(token);
  const id = await kv.get<string>(invitationKey(hash));
  const found = id === null ? null : await members.get(kv, id);
  // Rejects a wrong token before taking a lock or hashing.
  if (found === null || !isOpen(found, hash, kv.now())) throw wrongToken();
  const name = typed ?? found.name;
  if (name === null) throw invalid({ key: "invalid.required", field: "name" });
  const person = fromPerson(personOf({ ...found, name }), requestId);
  return await kv.from(person).transact(async (tx) => {
    const before = await members.read(tx, found.id);
    if (before === null || !isOpen(before, hash, tx.now)) throw wrongToken();
    if (name !== before.name) await requireOwnName(kv, { ...before, name });
    const { company_name: company } = await getSettings(kv);
    await checkPassword(password, { email: before.email, company });
    const after = members.save(tx, before, {
      name,
      password: await hashPassword(password),
      pending: "no",
      invitation: null,
    });
    await keepOwners(tx, before, after);
    return after;
  }, { lock: passwordLock(found.id) });
}

/** Reports whether a token hash matches a person's unexpired invitation. */
function isOpen(record: MemberRecord, hash: string, now: Date): boolean {
  const { link, mail } = record.invitation ?? {};
  return isInvited(record) &&
    [link, mail].some((token) =>
      token?.hash === hash && now.getTime() < token.expires_at
    );
}

function wrongToken(): AppError {
  return invalid({ key: "invalid.invitation", field: "token" });
}
