import { equal, match } from "node:assert/strict";
import { createParcel } from "@/lib/domain/parcels.ts";
import { writeFirstPages } from "@/lib/domain/first_pages.ts";
import { IMPORTING } from "@/lib/kv/freeze.ts";
import { openKv } from "@/lib/kv.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { startServer } from "./helpers/server_process.ts";

/** Where the pages of the tables lie, behind the header. */
const PAGE = 4_096;
/** Somebody who owns nothing; whoever runs the tests as root may write to everything. */
const NOBODY = 65_534;

/** Gives `work` a closed database with the first pages and the parcel "WHOLE". */
async function withDatabase(
  work: (file: string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir();
  const file = `${folder}/waybill.kv`;
  try {
    const kv = await openKv(file);
    await writeFirstPages(kv);
    await createParcel(kv, {
      tracking_code: "WHOLE",
      recipient_name: "Ada",
      destination: "Oslo",
    });
    kv.close();
    await work(file, folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Starts a server that cannot start; gives how it ended and what it said. */
async function failedStart(
  KV_PATH: string,
): Promise<{ code: number; output: string }> {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", `${ROOT}/main.ts`],
    cwd: ROOT,
    env: { PORT: "0", LISTEN: "127.0.0.1", LOG_LEVEL: "error", KV_PATH },
  }).output();
  equal(new TextDecoder().decode(stdout).includes("Waybill is at"), false);
  return { code, output: new TextDecoder().decode(stderr) };
}

async function overwrite(file: string, from: number): Promise<void> {
  using open = await Deno.open(file, { write: true });
  await open.seek(from, Deno.SeekMode.Start);
  await open.write(new Uint8Array(10 * PAGE).fill(7));
}

const DAMAGE: [string, (file: string) => Promise<void>, RegExp][] = [
  [
    "something else",
    (file) => Deno.writeTextFile(file, "no database\n".repeat(1_000)),
    /^KV_PATH cannot be opened: the file is no database\n$/,
  ],
  [
    "cut off",
    (file) => Deno.truncate(file, 5 * PAGE),
    /^KV_PATH cannot be opened: the file is cut off: it has 20480 of \d+ bytes\n$/,
  ],
  [
    "damaged inside",
    (file) => overwrite(file, PAGE),
    /^KV_PATH cannot be (opened|read): [^\n]+\n$/,
  ],
  [
    "half an import",
    async (file) => {
      const kv = await openKv(file);
      await kv.transact((tx) => Promise.resolve(tx.set(IMPORTING, "hash")));
      kv.close();
    },
    /^KV_PATH holds half an import[^\n]+\n$/,
  ],
];

for (const [what, damage, line] of DAMAGE) {
  Deno.test(`a server whose database is ${what} ends at once and says so in one line`, async () => {
    await withDatabase(async (file) => {
      await damage(file);
      const { code, output } = await failedStart(file);
      equal(code, 1);
      match(output, line);
    });
  });
}

const isRoot = Deno.uid() === 0;

/** Root's own folders, in which the runtime or the project may lie, are closed to others. */
async function othersMayRun(): Promise<boolean> {
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

Deno.test({
  name:
    "a server whose database is read-only shows what is in it and refuses writes with 503",
  ignore: isRoot && !await othersMayRun(),
  fn: serveReadOnly,
});

async function serveReadOnly(): Promise<void> {
  await withDatabase(async (file, folder) => {
    if (isRoot) await Deno.chown(folder, NOBODY, NOBODY);
    await Deno.chmod(file, 0o444);
    const server = await startServer(
      { KV_PATH: file, HOME: folder },
      isRoot ? { uid: NOBODY } : {},
    );
    try {
      for (
        const path of ["/", "/healthz", "/track.html?code=WHOLE", "/api/graph"]
      ) {
        const response = await fetch(`${server.address}${path}`);
        await response.body?.cancel();
        equal(response.status, 200, path);
      }
      const response = await fetch(`${server.address}/api/messages`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ subject: "Hello", body: "Is it open?" }),
      });
      equal(response.status, 503);
      const { errors } = await response.json();
      match(errors[0], /saving|saved/i);
    } finally {
      equal(await server.end(), 0);
    }
  });
}
