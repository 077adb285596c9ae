import { deepEqual, equal, ok } from "node:assert/strict";
import { sweepFiles } from "@/lib/photos/files.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { createReview, reviews } from "@/lib/reviews/reviews.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { findFileFaults } from "../helpers/file_integrity.ts";
import { SETUP_TOKEN, signInAt } from "../helpers/live_admin.ts";
import {
  type Bytes,
  formOf,
  jpg,
  noise,
  toBytes,
  toUpload,
} from "../helpers/pictures.ts";
import { startServer } from "../helpers/server_process.ts";
import { until } from "../helpers/until.ts";
import { test } from "../helpers/temp_folder.ts";

const KILLS = 3;
const WRITERS = 3;
/** The first server is killed after this many acknowledged uploads, each later server after a few more. */
const UPLOADS = 8;
const LATER = 3;

/** Its chunks take two commits. */
const LARGE = await toBytes(noise(1000, 900, 3).jpeg({ quality: 90 }));

/** A client; an upload counts as acknowledged once its response has arrived. */
class Uploader {
  readonly reviews = new Set<string>();
  readonly deleted = new Set<string>();
  acknowledged = 0;
  address = "";
  cookie = "";

  async post(path: string, image: Bytes, fields: Record<string, string>) {
    const body = formOf({ ...fields, image: ["a.jpg", image] });
    return await this.#send(path, { method: "POST", body });
  }

  async delete(id: string): Promise<void> {
    this.reviews.delete(id);
    const body = JSON.stringify({ id });
    const headers = { "content-type": "application/json" };
    await this.#send("reviews", { method: "DELETE", body, headers });
    this.deleted.add(id);
  }

  async #send(path: string, init: RequestInit): Promise<{ id: string }> {
    const response = await fetch(`${this.address}/api/${path}`, {
      ...init,
      headers: { ...init.headers, cookie: this.cookie },
    });
    const { data, errors } = await response.json();
    deepEqual(errors, []);
    this.acknowledged += 1;
    return data;
  }
}

async function uploadOn(uploader: Uploader, parcelId: string): Promise<void> {
  for (let count = 0;; count++) {
    const { id } = await uploader.post("reviews", LARGE, {
      name: "Ada",
      review: "Good",
    });
    uploader.reviews.add(id);
    await uploader.post("parcels/image", jpg, { id: parcelId });
    if (count % 2 === 1) await uploader.delete(id);
  }
}

async function uploadUntilKilled(
  uploader: Uploader,
  { path, parcelId, uploads }: {
    path: string;
    parcelId: string;
    uploads: number;
  },
): Promise<void> {
  const server = await startServer({ KV_PATH: path, SETUP_TOKEN });
  uploader.address = server.address;
  uploader.cookie ||= await signInAt(server.address);
  const enough = uploader.acknowledged + uploads;
  const writing = Array.from(
    { length: WRITERS },
    () => uploadOn(uploader, parcelId),
  );
  const results = Promise.allSettled(writing);
  await until("the uploads are taken", () => uploader.acknowledged >= enough);
  await server.kill();
  for (const result of await results) {
    // The kill may cut off a request; a wrong response by a living server is an error.
    ok(result.status === "rejected" && result.reason instanceof TypeError);
  }
}

async function check(
  kv: Kv,
  { reviews: ids, deleted }: Uploader,
): Promise<void> {
  deepEqual(await findFileFaults(kv), []);
  for (const id of ids) ok(await reviews.get(kv, id) !== null, id);
  for (const id of deleted) equal(await reviews.get(kv, id), null);
}

test("kill -9 during uploads loses no acknowledged photo, and leftovers are swept", async (folder) => {
  const path = `${folder.path}/waybill.kv`;
  const uploader = new Uploader();
  const inTwoHours = new Date(Date.now() + 2 * 60 * 60_000);

  let kv = await openSite(path);
  const { id: parcelId } = await createParcel(kv, {
    tracking_code: "KILL-0001",
    recipient_name: "Ada Lovelace",
    destination: "London",
  });
  kv.close();
  for (let kill = 0; kill < KILLS; kill++) {
    const uploads = UPLOADS + kill * LATER;
    await uploadUntilKilled(uploader, { path, parcelId, uploads });
    kv = await openSite(path, { now: () => inTwoHours });
    await check(kv, uploader);
    kv.close();
  }
  kv = await openSite(path, { now: () => inTwoHours });
  await sweepFiles(kv);
  await check(kv, uploader);
  deepEqual(await kv.list({ prefix: ["file_drafts"] }, { limit: 9 }), []);
  kv.close();
});

Deno.test("findFileFaults() finds a hole, a lost file, an orphaned chunk and a wrong sum", async () => {
  using kv = await openSite(":memory:");

  const image = toUpload(jpg);
  const review = { name: "Ada", review: "Good", image };
  const { image: name } = await createReview(kv, review);
  deepEqual(await findFileFaults(kv), []);
  const change = (key: (string | number)[], value: unknown = null) =>
    kv.transact((tx) =>
      Promise.resolve(value === null ? tx.delete(key) : tx.set(key, value))
    );
  await change(["chunks", name, 0]);
  deepEqual(await findFileFaults(kv), [`not whole ${name}`]);
  await change(["chunks", "x", 0], new Uint8Array(1));
  await change(["files", name]);
  const [lost, forgotten, summed] = await findFileFaults(kv);
  equal(lost, `lost ${name}`);
  equal(forgotten, "forgotten x");
  ok(summed!.startsWith("summed"));
});
