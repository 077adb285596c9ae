import { resolve } from "node:path";
import { type AdminRecord, listAdmins } from "../domain/admins.ts";
import { issuePin } from "../domain/password_reset.ts";
import { type Env, EnvError, loadEnv, loadEnvFile } from "../env.ts";
import { hostPort } from "../host_port.ts";
import { type Kv, openKv } from "../kv.ts";
import { databaseFolder } from "./permissions.ts";
import { ENV_FILE, ROOT } from "./project.ts";

/** Says why no pin was made; its message is what the operator reads. */
export class ResetError extends Error {
  override name = "ResetError";
}

/**
 * Makes a pin for the administrator, or of several for the one with this email, and gives what the operator is to read:
 * the one time that the pin is shown (security ADM-3, decision 20). Throws ResetError when there is nobody to make it
 * for.
 */
export async function resetAdmin(
  kv: Kv,
  { email, origin }: { email: string | undefined; origin: string },
): Promise<string> {
  const admin = chooseAdmin(await listAdmins(kv), email);
  const { token } = (await issuePin(kv, admin.id))!;
  return [
    `Set a new password for ${admin.email} within 15 minutes:`,
    `  ${origin}/control/password.html#token=${token}`,
    `or type this pin there: ${token}`,
  ].join("\n");
}

function chooseAdmin(
  admins: AdminRecord[],
  email: string | undefined,
): AdminRecord {
  if (admins.length === 0) {
    throw new ResetError(
      "There is no administrator yet: `deno task start` prints the link that creates one.",
    );
  }
  const wanted = email?.toLowerCase();
  const found = admins.filter((admin) =>
    wanted === undefined || admin.email.toLowerCase() === wanted
  );
  if (found.length === 1) return found[0]!;
  const names = admins.map((admin) => `  ${admin.email}`).join("\n");
  throw new ResetError(
    found.length === 0
      ? `There is no administrator ${email}. There is:\n${names}`
      : `There are several administrators. Say whose password, as in \`deno task admin:reset ${
        found[0]!.email
      }\`:\n${names}`,
  );
}

async function main(): Promise<void> {
  loadEnvFile(ENV_FILE);
  const env = loadEnv();
  await requireDatabase(env);
  const kv = await openKv(env.kvPath);
  try {
    const origin = env.publicOrigin ??
      `http://${hostPort("localhost", env.port)}`;
    console.log(await resetAdmin(kv, { email: Deno.args[0], origin }));
  } finally {
    kv.close();
  }
}

/** Opening a file that does not exist would make an empty one, in the wrong place. */
async function requireDatabase(env: Env): Promise<void> {
  if (databaseFolder(env, ROOT) === undefined) return;
  const file = resolve(env.kvPath!);
  if (await Deno.stat(file).catch(() => null) !== null) return;
  throw new ResetError(`There is no database at ${file}. Check KV_PATH.`);
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    const isSaid = error instanceof ResetError || error instanceof EnvError;
    if (!isSaid) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
}
