import { quickCheck } from "@/lib/tasks/database.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { startServer } from "@/tests/helpers/server_process.ts";
import { runTask } from "@/tests/helpers/tasks.ts";
import { type Outcome, Tally } from "./outcome.ts";
import { prepareStore, readAll } from "./visits.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

/** The offset of the table pages after the header. */
export const PAGE = 4_096;

/** The runtime exits with this message when its own tables are damaged (docs/operations.md). */
const PANIC = /denokv[^\n]+\n[^\n]+malformed/;

/** Starts a server that cannot start; returns its exit code and output. */
export async function failedStart(
  KV_PATH: string,
): Promise<{ code: number; output: string }> {
  const { code, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", `${ROOT}/main.ts`],
    cwd: ROOT,
    env: { PORT: "0", LISTEN: "127.0.0.1", LOG_LEVEL: "error", KV_PATH },
  }).output();
  return { code, output: new TextDecoder().decode(stderr) };
}

/** Overwrites some bytes of a closed database. */
export async function overwrite(
  file: string,
  { from, pages }: { from: number; pages: number },
): Promise<void> {
  using open = await Deno.open(file, { write: true });
  await open.seek(from, Deno.SeekMode.Start);
  await open.write(new Uint8Array(pages * PAGE).fill(7));
}

/**
 * Damages the pages of a database, one at a time, and starts the server on each result. The server has to exit
 * immediately with one line or serve what it can, and `doctor` has to find the damage. Damage that SQLite's own check
 * accepts does not count.
 */
export async function damageStore(times: number): Promise<Outcome> {
  const tally = new Tally("unclear ends", "500", "not found by doctor");
  await using folder = new TempFolder();
  const whole = `${folder.path}/whole.kv`;
  await prepareStore(whole);
  const { size } = await Deno.stat(whole);
  const pages = Math.floor(size / PAGE);
  for (let n = 0; n < times; n++) {
    const file = `${folder.path}/waybill.kv`;
    await Deno.copyFile(whole, file);
    await overwrite(file, { from: (n % pages) * PAGE, pages: 1 });
    tally.count("damaged pages");
    if (quickCheck(file) === "ok") tally.count("of no consequence");
    else await startOn(file, tally);
    await Promise.all(
      ["", "-wal", "-shm"].map((end) =>
        Deno.remove(file + end).catch(() => undefined)
      ),
    );
  }
  return tally;
}

async function startOn(KV_PATH: string, tally: Tally): Promise<void> {
  const doctor = await runTask("doctor", [], { KV_PATH });
  tally.expect(doctor.code === 1, "not found by doctor", doctor.output);
  const server = await startServer({ KV_PATH }).catch(() => null);
  if (server === null) {
    tally.count("refused to start");
    const { output } = await failedStart(KV_PATH);
    if (PANIC.test(output)) return tally.count("ended by the runtime");
    const isClear = /^KV_PATH cannot be [^\n]+\n$/.test(output);
    return tally.expect(isClear, "unclear ends", output);
  }
  tally.count("started");
  const reads = new Tally();
  await readAll(server.address, { tally: reads });
  for (const detail of reads.details) {
    // An unreadable record is a 503 with its own message; any other 5xx is a bug.
    tally.expect(/: (200|404|503)$/.test(detail), "500", detail);
  }
  await server.end();
}
