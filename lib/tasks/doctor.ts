import { isStale, MANIFEST } from "../fresh/stale.ts";
import { VERSION } from "../version.ts";
import { requireCertificates } from "./certificates.ts";
import {
  error,
  examineEnv,
  examineMailing,
  examineReach,
  type Finding,
  fine,
  warning,
} from "./examine.ts";
import { examineDatabase, isOpenToOthers } from "./examine_database.ts";
import { examineReplica } from "./examine_replica.ts";
import { isThere, OperatorError, runTask } from "./operator.ts";
import { ENV_FILE, loadTaskEnv, ROOT } from "./project.ts";
import { findUnknownVariables } from "./unknown_variables.ts";
import { EnvError } from "@/lib/env_values.ts";

const SIGNS = { fine: "  fine   ", warning: "  warning", error: "  ERROR  " };

/** The option `--mail=`. */
const MAIL = /^--mail=(?<to>\S+@\S+)$/;

/** Checks the environment, the database, the build and the public address, and prints the findings. */
async function doctor(): Promise<void> {
  const to = readArgs(Deno.args);
  for await (const { level, text } of examine(to)) {
    console.log(`${SIGNS[level]}  ${text}`);
    if (level === "error") Deno.exitCode = 1;
  }
}

function readArgs(args: string[]): string | undefined {
  if (args.length === 0) return undefined;
  const to = args.length === 1 ? MAIL.exec(args[0]!)?.groups?.to : undefined;
  if (to !== undefined) return to;
  throw new OperatorError(
    "Usage: `deno task doctor [--mail=<address>]`, which sends a test mail",
  );
}

async function* examine(to: string | undefined): AsyncGenerator<Finding> {
  try {
    const env = loadTaskEnv();
    yield fine(`Waybill ${VERSION} on Deno ${Deno.version.deno}`);
    yield* findUnknownVariables(ENV_FILE).map(warning);
    yield* examineEnv(env);
    yield* examineCertificates();
    // The file may contain the mail password.
    if (await isThere(ENV_FILE) && await isOpenToOthers(ENV_FILE)) {
      yield warning(
        `${ENV_FILE} is readable by other users of this machine: run chmod 600`,
      );
    }
    yield* examineReplica(env);
    yield* examineDatabase(env);
    yield await examineBuild(ROOT);
    yield* examineReach(env);
    if (to !== undefined) yield await examineMailing(env, to);
  } catch (thrown) {
    if (!(thrown instanceof EnvError)) throw thrown;
    yield* thrown.message.split("\n").map(error);
  }
}

/** Checks the build of the project at `root`: a server without the right to write there cannot build itself. */
export async function examineBuild(root: string): Promise<Finding> {
  if (!await isThere(`${root}/_fresh/${MANIFEST}`)) {
    return warning("There is no build yet: `deno task start` creates one");
  }
  return await isStale(root)
    ? warning("The build is stale: run `deno task build`")
    : fine("The build is up to date");
}

/** Checks DENO_CERT, without which certificates of a private authority are refused. */
function* examineCertificates(): Generator<Finding> {
  try {
    const file = requireCertificates();
    if (file === undefined) return;
    yield fine(`DENO_CERT ${file} is trusted`);
  } catch (thrown) {
    if (!(thrown instanceof OperatorError)) throw thrown;
    yield error(thrown.message);
  }
}

if (import.meta.main) await runTask(doctor);
