import { gunzipSync, gzipSync } from "node:zlib";
import { join } from "deno-std/path/join.js";

/** A response that the bare server replays: the app's, byte for byte, with the same headers. */
export interface Recorded {
  status: number;
  headers: [string, string][];
  /** The body as sent, base64. */
  body: string;
}

/** The work of the bare server for each request. */
export interface BareTask {
  answer: Recorded;
  /** The store on which it first repeats the reads of a look-up; null for no reads. */
  store: string | null;
  /** Whether it compresses the body for each request. */
  gzips: boolean;
}

/** The file that contains the task. */
export const TASK = "task.json";

/**
 * Runs the baseline: a bare `Deno.serve` that replays a response of the app. For a look-up it first reads the code, then
 * the parcel and its history in parallel.
 */
async function main(dir: string): Promise<void> {
  const task: BareTask = JSON.parse(await Deno.readTextFile(join(dir, TASK)));
  const { answer: { status, headers, body }, store, gzips } = task;
  const recorded = Uint8Array.fromBase64(body);
  const original = gzips ? gunzipSync(recorded) : null;
  const kv = store === null ? null : await Deno.openKv(store);

  Deno.serve({
    port: 0,
    hostname: "127.0.0.1",
    onListen: ({ port }) => console.log(port),
  }, async (request) => {
    if (kv !== null) await readParcel(kv, request.url);
    const sent = original === null ? recorded : gzip(original);
    return new Response(sent, { status, headers });
  });
}

function gzip(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(bytes));
}

async function readParcel(kv: Deno.Kv, url: string): Promise<void> {
  const code = url.split(/[/=]/).at(-1)!.replaceAll("-", "");
  const pointer = await kv.get<string>(["parcels_by_code", code]);
  const id = pointer.value!;
  await Promise.all([kv.get(["parcels", id]), readHistory(kv, id)]);
}

async function readHistory(kv: Deno.Kv, id: string): Promise<void> {
  for await (
    const _ of kv.list({ prefix: ["activities", id] }, {
      limit: 100,
      reverse: true,
    })
  );
}

if (import.meta.main) await main(Deno.args[0]!);
