import { DatabaseSync } from "node:sqlite";
import { resolve } from "node:path";
import { hasAdmin } from "../domain/admins.ts";
import { type Env, EnvError, loadEnv, loadEnvFile } from "../env.ts";
import { openKv } from "../kv.ts";
import { error, examineEnv, type Finding, fine, warning } from "./examine.ts";
import { databaseFolder } from "./permissions.ts";
import { ENV_FILE, ROOT } from "./project.ts";

const SIGNS = { fine: "  fine   ", warning: "  warning", error: "  ERROR  " };

/** Examines the environment, the database and the build, says what it found, and gives the exit code. */
async function doctor(): Promise<number> {
  const findings = await examine();
  for (const { level, text } of findings) {
    console.log(`${SIGNS[level]}  ${text}`);
  }
  return findings.some(({ level }) => level === "error") ? 1 : 0;
}

async function examine(): Promise<Finding[]> {
  try {
    loadEnvFile(ENV_FILE);
    const env = loadEnv();
    return [
      ...examineEnv(env),
      ...await examineDatabase(env),
      await examineBuild(),
    ];
  } catch (thrown) {
    if (!(thrown instanceof EnvError)) throw thrown;
    return thrown.message.split("\n").map(error);
  }
}

async function examineDatabase(env: Env): Promise<Finding[]> {
  const folder = databaseFolder(env, ROOT);
  if (folder === undefined || env.kvPath === undefined) {
    return [await examineStore(env)];
  }
  const file = resolve(ROOT, env.kvPath);
  if (await Deno.stat(file).catch(() => null) === null) {
    return [fine(`${file} does not exist yet: the first start makes it`)];
  }
  return [
    quickCheck(file),
    ...await examineMode(folder),
    await examineStore(env),
  ];
}

/** SQLite's own check, which sees damage that a database opens and works with (security section 3). */
function quickCheck(file: string): Finding {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const row = database.prepare("PRAGMA quick_check").get();
    const result = String(row?.quick_check);
    return result === "ok"
      ? fine(`${file} is sound`)
      : error(`${file} is damaged: ${result}`);
  } catch (thrown) {
    return error(`${file} cannot be read: ${(thrown as Error).message}`);
  }
}

async function examineMode(folder: string): Promise<Finding[]> {
  const { mode } = await Deno.stat(folder);
  if (mode === null || (mode & 0o077) === 0) return [];
  return [
    warning(
      `${folder} can be read by other users of this machine: chmod 700 mends it`,
    ),
  ];
}

async function examineStore(env: Env): Promise<Finding> {
  try {
    const kv = await openKv(env.kvPath);
    const ready = await hasAdmin(kv);
    kv.close();
    return ready
      ? fine("The database answers, and there is an administrator")
      : warning(
        "There is no administrator yet: `deno task start` prints the link that creates one",
      );
  } catch (thrown) {
    return error(`The database does not answer: ${(thrown as Error).message}`);
  }
}

async function examineBuild(): Promise<Finding> {
  const built = await Deno.stat(`${ROOT}/_fresh/manifest.json`).catch(() =>
    null
  );
  return built === null
    ? warning("There is no build yet: `deno task start` makes one")
    : fine("The build is there");
}

if (import.meta.main) Deno.exit(await doctor());
