import { dirname, resolve } from "node:path";
import { hasAdmin } from "@/lib/accounts/admins.ts";
import type { Env } from "../env.ts";
import { LOADING } from "@/lib/store/freeze.ts";
import { isFile, isUrl, type Kv, openKv } from "@/lib/store/kv.ts";
import { quickCheck } from "./database_file.ts";
import { error, type Finding, fine, warning } from "./examine.ts";
import { examineLatency } from "./examine_latency.ts";
import { isOfSystem, isThere, OperatorError } from "./operator.ts";

/** Checks the database: sound, private to this user, answering, with an administrator. */
export async function* examineDatabase(env: Env): AsyncGenerator<Finding> {
  if (!isFile(env.kvPath)) return yield* examineStore(env);
  const file = resolve(env.kvPath);
  try {
    if (!await isThere(file)) return yield await examineMissing(file);
    const content = examineFile(file);
    yield content;
    yield* examineModes(file);
    if (content.level !== "error") yield* examineStore(env);
  } catch (thrown) {
    if (!isOfSystem(thrown)) throw thrown;
    yield error(`${file} cannot be examined: ${thrown.message}`);
  }
}

/** Checks that the first start can create the file. */
export async function examineMissing(
  file: string,
  user = currentUser(),
): Promise<Finding> {
  let folder = dirname(file);
  while (!await isThere(folder)) folder = dirname(folder);
  return await isWritable(folder, user)
    ? fine(`${file} does not exist yet: the first start creates it`)
    : error(
      `${file} does not exist, and this user cannot write to ${folder} to create it`,
    );
}

function examineFile(file: string): Finding {
  try {
    const result = quickCheck(file);
    return result === "ok"
      ? fine(`${file} is sound`)
      : error(`${file} is damaged: ${result}`);
  } catch (thrown) {
    if (!(thrown instanceof OperatorError)) throw thrown;
    return error(thrown.message);
  }
}

async function* examineModes(file: string): AsyncGenerator<Finding> {
  const folder = dirname(file);
  if (await isOpenToOthers(folder)) {
    yield warning(
      `${folder} is readable by other users of this machine: run chmod 700`,
    );
  }
  for (const path of [folder, file]) {
    if (await isWritable(path)) continue;
    yield error(
      `${path} cannot be written to by this user: the site is read-only`,
    );
  }
}

/** Reports whether other users of this machine may read this path. */
export async function isOpenToOthers(path: string): Promise<boolean> {
  const { mode } = await Deno.stat(path);
  return mode !== null && (mode & 0o077) !== 0;
}

type User = { uid: number | null; gid: number | null };

function currentUser(): User {
  return { uid: Deno.uid(), gid: Deno.gid() };
}

/** Reports whether the mode allows writing; trying would open the file. */
async function isWritable(
  path: string,
  user = currentUser(),
): Promise<boolean> {
  const { mode, uid, gid } = await Deno.stat(path);
  if (mode === null || user.uid === 0) return true;
  if (uid === user.uid) return (mode & 0o200) !== 0;
  return (mode & (gid === user.gid ? 0o020 : 0o002)) !== 0;
}

async function* examineStore(env: Env): AsyncGenerator<Finding> {
  try {
    const kv = await openKv(env.kvPath);
    try {
      yield* examineContent(kv, env);
      if (isUrl(env.kvPath ?? "")) yield await examineLatency(kv);
    } finally {
      kv.close();
    }
  } catch (thrown) {
    const text = (thrown as Error).message;
    yield error(`The database does not answer: ${text}`);
  }
}

async function* examineContent(
  kv: Kv,
  { setupToken }: Env,
): AsyncGenerator<Finding> {
  if (await kv.get(LOADING) !== null) {
    return yield error(
      "The database contains half a dump: run `deno task load` with the same file again",
    );
  }
  if (!await hasAdmin(kv)) {
    return yield warning(
      "There is no administrator yet: `deno task start` prints the link that creates one",
    );
  }
  yield fine("The database answers, and there is an administrator");
  if (setupToken !== undefined) {
    yield warning(
      "SETUP_TOKEN is used: remove it from the environment",
    );
  }
}
