import { isStale } from "../fresh/stale.ts";
import { requireDeno, SERVER_DENO } from "../deno_version.ts";
import { ROOT, spawnDeno } from "./project.ts";
import { OperatorError, runExplained } from "./failures.ts";
import { installIfMissing } from "./install.ts";
import { buildFlags } from "./permissions.ts";

/** Builds `_fresh/` when it is missing or stale. Throws OperatorError when it cannot. */
export async function buildIfStale(): Promise<void> {
  if (await isStale(ROOT)) await build();
}

/** Builds `_fresh/` in a process with few rights. Throws OperatorError when it cannot. */
async function build(): Promise<void> {
  await installIfMissing();
  const scratch = await Deno.makeTempDir({ prefix: "waybill-build-" });
  try {
    const { success } = await spawnDeno(
      ["run", ...buildFlags(ROOT, scratch), "lib/fresh/cli.ts", "build"],
      { env: { TMPDIR: scratch } },
    ).status;
    if (success) return;
  } finally {
    await Deno.remove(scratch, { recursive: true });
  }
  throw new OperatorError(
    "The files for the browser are missing or older than their sources, and cannot be built: run `deno task build` as the owner of the project",
  );
}

if (import.meta.main) {
  requireDeno(SERVER_DENO);
  await runExplained(Deno.args[0] === "--if-stale" ? buildIfStale : build);
}
