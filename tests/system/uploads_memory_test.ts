import { equal, ok } from "node:assert/strict";
import { Buffer } from "node:buffer";
import { chunk } from "deno-std/collections/chunk.js";
import sharp from "sharp";
import { MAX_FILE_BYTES } from "@/lib/photos/limits.ts";
import { callAt, SETUP_TOKEN, signInAt } from "../helpers/live_admin.ts";
import { type Bytes, formOf, jpg, toBytes } from "../helpers/pictures.ts";
import { startServer } from "../helpers/server_process.ts";
import { TempFolder } from "../helpers/temp_folder.ts";

const WIDTH = 8000;
const HEIGHT = 5000;
const MAX_MEGABYTES = 400;

/**
 * Returns the pictures that need the most memory to decode: the maximum number of pixels, read by lines or in several passes,
 * in 5 MB. Only one is decoded at a time, so a small picture of 5 MB takes as much of a place in the queue.
 */
async function largestPictures(): Promise<[name: string, bytes: Bytes][]> {
  const photo = flat(WIDTH, HEIGHT).flatten();
  const turned = photo.clone().withMetadata({ orientation: 6 }).jpeg();
  const progressive = photo.jpeg({ progressive: true });
  const png = flat(WIDTH, HEIGHT).png({ compressionLevel: 1 });
  const interlaced = flat(WIDTH / 2, HEIGHT).png({ progressive: true });
  return [
    ["a.jpg", padToLimit(await toBytes(turned))],
    ["b.png", padToLimit(await toBytes(png))],
    ["c.jpg", padToLimit(await toBytes(progressive))],
    ["d.png", padToLimit(await toBytes(interlaced))],
    ...Array<[string, Bytes]>(6).fill(["e.jpg", padToLimit(jpg)]),
  ];
}

function flat(width: number, height: number) {
  const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background } });
}

/** Pads a picture to 5 MB; appended bytes count for its size only. */
function padToLimit(bytes: Bytes): Bytes {
  ok(bytes.length <= MAX_FILE_BYTES, `${bytes.length}`);
  const rest = Buffer.alloc(MAX_FILE_BYTES - bytes.length);
  return new Uint8Array(Buffer.concat([bytes, rest]));
}

/** Returns the peak memory of a process, in megabytes. */
async function peakMemory(pid: number): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)![1]) / 1024;
}

Deno.test({
  name:
    "ten uploads of 5 MB, three at a time and some of 40 megapixels, all succeed in less than 400 MB",
  ignore: Deno.build.os !== "linux",
  async fn() {
    const pictures = await largestPictures();
    await using folder = new TempFolder();
    const server = await startServer({
      KV_PATH: `${folder.path}/waybill.kv`,
      SETUP_TOKEN,
    });
    try {
      const cookie = await signInAt(server.address);
      const before = await peakMemory(server.pid);
      const upload = async (image: [name: string, bytes: Bytes]) => {
        const body = formOf({ name: "Ada", review: "Good", image });
        const call = { body, cookie };
        const response = await callAt(server.address, "/reviews", call);
        await response.body?.cancel();
        return response.status;
      };
      const statuses: number[] = [];
      // As many as one client may send concurrently.
      for (const some of chunk(pictures, 3)) {
        statuses.push(...await Promise.all(some.map(upload)));
      }
      equal(statuses.join(" "), "200 ".repeat(10).trim());
      const peak = await peakMemory(server.pid);
      ok(peak > before && peak < MAX_MEGABYTES, `${peak} MB`);
    } finally {
      await server.kill();
    }
  },
});
