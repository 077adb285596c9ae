import { delay } from "deno-std/async/delay.js";
import { messages } from "@/lib/messages/messages.ts";
import { reviews } from "@/lib/reviews/reviews.ts";
import { SETUP_TOKEN, signInAt } from "@/tests/helpers/live_admin.ts";
import { startServer } from "@/tests/helpers/server_process.ts";
import { beginRequest, beginReview } from "./half_request.ts";
import { type Outcome, Tally } from "./outcome.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";
import { openKv } from "@/lib/store/open.ts";

const MESSAGES = 49;
/** Half of the four seconds that the server allows; the other half is a margin for a busy machine. */
const LATE_MS = 2_000;

/** Stops servers several times with requests in flight, including an upload. */
export async function stopInFlight(times: number): Promise<Outcome> {
  const tally = new Tally("not answered", "not stored", "wrong exit codes");
  for (let count = 0; count < times; count++) await stopOne(tally);
  return tally;
}

async function stopOne(tally: Tally): Promise<void> {
  await using folder = new TempFolder();
  const KV_PATH = `${folder.path}/waybill.kv`;
  const server = await startServer({ KV_PATH, SETUP_TOKEN });
  const cookie = await signInAt(server.address);
  const requests = await Promise.all([
    beginReview(server.address, cookie),
    ...Array.from(
      { length: MESSAGES },
      (_, n) => beginMessage(server.address, n),
    ),
  ]);
  // A response to a later request shows that they have arrived.
  await (await fetch(`${server.address}/healthz`)).body?.cancel();
  const ended = server.end();
  await delay(LATE_MS);
  const statuses = await Promise.all(requests.map((finish) => finish()));
  for (const status of statuses) {
    tally.expect(status === 200, "not answered", String(status));
  }
  const code = await ended;
  tally.expect(code === 0, "wrong exit codes", String(code));
  await checkStored(KV_PATH, tally);
  tally.count("stops");
  tally.count("requests in flight", requests.length);
}

async function checkStored(path: string, tally: Tally): Promise<void> {
  using kv = await openKv(path);
  const query = { page: 1, per_page: 1 };
  const { total: sent } = await messages.list(kv, query);
  const { total: rated } = await reviews.list(kv, query);
  const isAll = sent === MESSAGES && rated === 1;
  tally.expect(isAll, "not stored", `${sent} messages, ${rated} reviews`);
}

function beginMessage(
  address: string,
  n: number,
): Promise<() => Promise<number>> {
  const body = JSON.stringify({ subject: `Number ${n}`, body: "Hello" });
  const head = [
    "POST /api/messages HTTP/1.1",
    "Content-Type: application/json",
  ];
  return beginRequest(address, head, new TextEncoder().encode(body));
}
