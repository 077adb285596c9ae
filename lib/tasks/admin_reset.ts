import {
  accountNote,
  canSignIn,
  findMember,
  listFirstMembers,
  type MemberRecord,
} from "@/lib/accounts/members.ts";
import { issuePin } from "@/lib/accounts/pins.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { requireDatabase, withDatabase } from "./database.ts";
import {
  OperatorError,
  runTask,
  showSecret,
  soleArgument,
} from "./operator.ts";
import { loadTaskEnv } from "./project.ts";
import { hostPort } from "@/lib/env_values.ts";

/**
 * Creates a pin for the member with this email, by default for the only member, and returns the text that shows it to
 * the operator once. Throws OperatorError if there is no such member.
 */
export async function resetAdmin(
  kv: Kv,
  { email, origin }: { email: string | undefined; origin: string },
): Promise<string> {
  // Deactivated and invited members could not sign in with the new password.
  const named = email === undefined ? null : await findMember(kv, email);
  const admins = named === null ? await listFirstMembers(kv) : [named];
  const admin = chooseAdmin(admins.filter(canSignIn), email);
  const { token } = (await issuePin(kv, admin.id))!;
  await kv.transact((tx) => tx.note(accountNote(admin, "pin_printed")));
  return [
    `Set a new password for ${admin.email} within 15 minutes:`,
    `  ${origin}/control/password.html#token=${token}`,
    `or type this pin there: ${token}`,
  ].join("\n");
}

function chooseAdmin(
  admins: MemberRecord[],
  email: string | undefined,
): MemberRecord {
  if (admins.length === 0) {
    throw new OperatorError(
      "There is no administrator yet: `deno task start` prints the link that creates one.",
    );
  }
  const wanted = email?.toLowerCase();
  const found = admins.filter((admin) =>
    wanted === undefined || admin.email.toLowerCase() === wanted
  );
  if (found.length === 1) return found[0]!;
  const names = admins.map((admin) => `  ${admin.email}`).join("\n");
  throw new OperatorError(
    found.length === 0
      ? `There is no administrator ${email}. There is:\n${names}`
      : `There are several administrators. Name one, as in \`deno task admin:reset ${
        found[0]!.email
      }\`:\n${names}`,
  );
}

async function main(): Promise<void> {
  const email = soleArgument(
    Deno.args,
    "Usage: `deno task admin:reset [e-mail]`",
  );
  const { kvPath, publicOrigin, port } = loadTaskEnv();
  await requireDatabase(kvPath);
  const origin = publicOrigin ?? `http://${hostPort("localhost", port)}`;
  showSecret(
    await withDatabase(kvPath, (kv) => resetAdmin(kv, { email, origin })),
  );
}

if (import.meta.main) await runTask(main);
