import { ROOT } from "@/lib/tasks/project.ts";
import { startServer } from "@/tests/helpers/server_process.ts";
import { type Outcome, Tally } from "./outcome.ts";
import { prepareStore, readAll, writeAgain, writeMessage } from "./visits.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

/** The id of a user without rights, because root can write to everything. */
const NOBODY = 65_534;

const isRoot = Deno.uid() === 0;

/** Reports whether a server can run here as that user: root's own folders are closed to others. */
export async function canServeReadOnly(): Promise<boolean> {
  if (!isRoot) return true;
  const reading = `Deno.readTextFileSync(${JSON.stringify(`${ROOT}/main.ts`)})`;
  try {
    const { success } = await new Deno.Command(Deno.execPath(), {
      args: ["eval", reading],
      env: { DENO_DIR: "/dev/null" },
      uid: NOBODY,
      ...{ stdout: "null", stderr: "null" },
    }).output();
    return success;
  } catch {
    return false;
  }
}

/** Serves a read-only database and attempts writes; then does the same on a writable one. */
export async function serveReadOnly(writes: number): Promise<Outcome> {
  const tally = new Tally(
    ...["reads not served", "unclear refusals"],
    ...["written all the same", "wrong exit codes", "not healed"],
  );
  if (!await canServeReadOnly()) tally.count("no user to try it as");
  else await serve(writes, tally);
  return tally;
}

async function serve(writes: number, tally: Tally): Promise<void> {
  await using folder = new TempFolder();
  const KV_PATH = `${folder.path}/waybill.kv`;
  await prepareStore(KV_PATH);
  if (isRoot) {
    for (const path of [folder.path, KV_PATH]) {
      await Deno.chown(path, NOBODY, NOBODY);
    }
  }
  await Deno.chmod(KV_PATH, 0o444);
  const start = () =>
    startServer(
      { KV_PATH, HOME: folder.path },
      isRoot ? { uid: NOBODY } : {},
    );
  const server = await start();
  for (let number = 0; number < writes; number++) {
    await readAll(server.address, { tally });
    const answered = await writeMessage(server.address, { number, tally });
    if (answered === "stored") tally.note("written all the same", KV_PATH);
  }
  const code = await server.end();
  tally.expect(code === 0, "wrong exit codes", String(code));
  await Deno.chmod(KV_PATH, 0o600);
  const healed = await start();
  await writeAgain(healed.address, { number: writes, tally });
  await healed.end();
}
