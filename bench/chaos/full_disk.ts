import { messages } from "@/lib/messages/messages.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { SETUP_TOKEN, signInAt } from "@/tests/helpers/live_admin.ts";
import {
  type ServerProcess,
  startServer,
} from "@/tests/helpers/server_process.ts";
import { type Disk, limitedDisk, smallDisk } from "./disks.ts";
import { type Outcome, Tally } from "./outcome.ts";
import { prepareStore, readAll, writeAgain, writeMessage } from "./visits.ts";
import { openKv } from "@/lib/store/open.ts";

const REFUSALS = 5;

/** Fills both kinds of disks several times under a running server. */
export async function fillDisks(rounds: number): Promise<Outcome> {
  const tally = new Tally(
    ...["reads not served", "unclear refusals", "not healed"],
    ...["lost", "dangling"],
  );
  for (const [kind, open] of Object.entries({ smallDisk, limitedDisk })) {
    await using disk = await open();
    if (disk === null) tally.count(`no ${kind} here`);
    else await fillDisk(disk, rounds, tally);
  }
  return tally;
}

async function fillDisk(
  disk: Disk,
  rounds: number,
  tally: Tally,
): Promise<void> {
  const KV_PATH = `${disk.folder}/waybill.kv`;
  await prepareStore(KV_PATH);
  const server = await startServer({ KV_PATH, SETUP_TOKEN }, disk);
  let stored = 0;
  try {
    const cookie = await signInAt(server.address);
    for (let round = 0; round < rounds; round++) {
      await disk.fill(server.pid);
      stored += await writeUntilRefused(server, stored, tally);
      await readAll(server.address, { cookie, tally });
      await disk.free(server.pid);
      const again = { number: stored, tally };
      if (await writeAgain(server.address, again)) stored += 1;
      tally.count("times full");
    }
  } finally {
    await server.end();
  }
  await check(KV_PATH, stored, tally);
}

/**
 * Writes until REFUSALS writes were refused, because free pages of the store still accept some. Returns the number of
 * accepted writes.
 */
async function writeUntilRefused(
  { address }: ServerProcess,
  first: number,
  tally: Tally,
): Promise<number> {
  let [stored, refused] = [0, 0];
  while (refused < REFUSALS) {
    const number = first + stored;
    const answered = await writeMessage(address, { number, tally });
    if (answered === "stored") stored += 1;
    else refused += 1;
  }
  return stored;
}

async function check(
  path: string,
  stored: number,
  tally: Tally,
): Promise<void> {
  using kv = await openKv(path);
  for (const fault of await findFaults(kv)) tally.note("dangling", fault);
  const { total } = await messages.list(kv, { page: 1, per_page: 1 });
  tally.expect(total === stored, "lost", `${total} of ${stored} messages`);
}
