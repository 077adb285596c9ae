import { isStale } from "../fresh/store.ts";
import { OperatorError, runTask } from "./operator.ts";
import { ROOT } from "./project.ts";

/** Builds `_fresh/` when it is missing or older than what it is made from. Throws OperatorError when it cannot. */
export async function buildIfStale(): Promise<void> {
  if (!await isStale(ROOT)) return;
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${ROOT}/lib/fresh/cli.ts`, "build"],
    cwd: ROOT,
  }).spawn().status;
  if (success) return;
  throw new OperatorError(
    "The files for the browser are missing or older than their sources, and cannot be made: run `deno task build` as the user to whom the project belongs",
  );
}

if (import.meta.main) await runTask(buildIfStale);
