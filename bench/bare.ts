import { join } from "deno-std/path/join.js";

/** One answer that the bare server repeats: taken from the app, byte for byte, header for header. */
export interface Recorded {
  status: number;
  headers: [string, string][];
  /** The body as it went over the wire, base64. */
  body: string;
}

/** The file that the answer is handed over in. */
export const RECORDED = "recorded.json";

/**
 * The yardstick: `Deno.serve` with nothing around it, answering what the app answered. With a store it
 * first makes the reads a look-up needs: the code, then the parcel and its history together.
 */
async function main(dir: string): Promise<void> {
  const recorded: Recorded = JSON.parse(
    await Deno.readTextFile(join(dir, RECORDED)),
  );
  const body = Uint8Array.from(
    atob(recorded.body),
    (char) => char.charCodeAt(0),
  );
  const { status, headers } = recorded;
  const storePath = Deno.args[1];
  const kv = storePath === undefined ? null : await Deno.openKv(storePath);

  Deno.serve({
    port: 0,
    hostname: "127.0.0.1",
    onListen: ({ port }) => console.log(port),
  }, async (request) => {
    if (kv !== null) await readParcel(kv, request.url);
    return new Response(body, { status, headers });
  });
}

async function readParcel(kv: Deno.Kv, url: string): Promise<void> {
  const code = url.slice(url.lastIndexOf("/") + 1).replaceAll("-", "");
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
