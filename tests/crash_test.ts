import { deepEqual, equal, ok } from "node:assert/strict";
import {
  createParcel,
  type FoundParcel,
  getParcelWithHistory,
} from "@/lib/domain/parcels.ts";
import { openKv } from "@/lib/kv.ts";
import { findFaults } from "./helpers/integrity.ts";
import { startServer } from "./helpers/server_process.ts";

const KILLS = 10;
const WRITERS = 4;
/** A server is killed when it has acknowledged so many writes, and each a few later than the one before. */
const WRITES = 40;
const LATER = 7;
const ADMIN = { email: "owner@example.com", password: "three moored barges" };

/** What the server has acknowledged about a parcel. */
interface Promised {
  codes: string[];
  /** Titles by id. */
  activities: Map<string, string>;
  status: string | null;
  /** The status asked for last, whose answer may never have come. */
  asked: string | null;
  /** "asked" when the answer to its deletion never came: then both outcomes are right. */
  deletion: "none" | "asked" | "done";
}

/** A browser's side of the calls; it throws when the server is gone. */
class Writer {
  readonly #address: string;
  readonly #cookie: string;
  acknowledged = 0;
  underWay = 0;

  constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  async send(
    method: string,
    path: string,
    body: Record<string, unknown>,
  ): Promise<{ id: string }> {
    this.underWay += 1;
    try {
      const response = await fetch(`${this.#address}/api/${path}`, {
        method,
        headers: { "content-type": "application/json", cookie: this.#cookie },
        body: JSON.stringify(body),
      });
      const { data, errors } = await response.json();
      deepEqual(errors, []);
      this.acknowledged += 1;
      return data;
    } finally {
      this.underWay -= 1;
    }
  }
}

Deno.test("kill -9 under writes loses nothing acknowledged and leaves no index pointing to nothing", async () => {
  const folder = await Deno.makeTempDir();
  const variables = { KV_PATH: `${folder}/waybill.kv`, SETUP_TOKEN: "token" };
  const promises: Promised[] = [];
  let cookie = "";
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startServer(variables);
      cookie ||= await signIn(server.address);
      await writeUntilKilled(
        new Writer(server.address, cookie),
        promises,
        { writes: WRITES + kill * LATER, kill: () => server.kill() },
      );
      await checkPromises(variables.KV_PATH, promises);
    }
    ok(promises.length > KILLS * WRITERS);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("findFaults() sees a lost record, a lost index and a wrong count", async () => {
  const kv = await openKv(":memory:");
  try {
    const { id } = await createParcel(kv, {
      tracking_code: "ABCD",
      recipient_name: "Ada",
      destination: "Oslo",
    });
    deepEqual(await findFaults(kv), []);
    const remove = (...key: string[]) =>
      kv.transact((tx) => Promise.resolve(tx.delete(key)));
    await remove("parcels_by_code", "ABCD");
    await remove("search", "parcels", "oslo", id);
    equal((await findFaults(kv)).length, 2);
    await remove("parcels", id);
    deepEqual(await findFaults(kv), [
      `search/parcels/abcd/${id} lacks parcels/${id}`,
      `search/parcels/ada/${id} lacks parcels/${id}`,
      "counted 1 of 0 parcels",
    ]);
  } finally {
    kv.close();
  }
});

async function signIn(address: string): Promise<string> {
  const send = (path: string, body: Record<string, string>) =>
    fetch(`${address}/api/admins${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const created = await send("", { ...ADMIN, token: "token" });
  await created.body?.cancel();
  equal(created.status, 200);
  const response = await send("/auth/signin", ADMIN);
  await response.body?.cancel();
  return response.headers.getSetCookie().map((line) => line.split(";")[0]).join(
    "; ",
  );
}

async function writeUntilKilled(
  writer: Writer,
  promises: Promised[],
  { writes, kill }: { writes: number; kill: () => Promise<void> },
): Promise<void> {
  let isAlive = true;
  async function write(): Promise<void> {
    while (isAlive) await writeParcel(writer, promises);
  }
  async function end(): Promise<void> {
    while (writer.acknowledged < writes) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    isAlive = false;
    ok(writer.underWay > 0, "the kill comes while something is written");
    await kill();
  }
  const writing = Array.from({ length: WRITERS }, write);
  const [ended, ...results] = await Promise.allSettled([end(), ...writing]);
  if (ended.status === "rejected") throw ended.reason;
  for (const result of results) {
    // A request that the kill cut off; a wrong answer of a living server must not pass for one.
    if (result.status === "rejected") {
      ok(result.reason instanceof TypeError, String(result.reason));
    }
  }
}

/** The life of one parcel; each promise is noted when its answer has come. */
async function writeParcel(
  writer: Writer,
  promises: Promised[],
): Promise<void> {
  const code = `KILL-${crypto.randomUUID().slice(0, 18)}`;
  const parcel = {
    tracking_code: code,
    recipient_name: "Ada Lovelace",
    destination: "London",
  };
  const { id } = await writer.send("POST", "parcels", parcel);
  const promised: Promised = {
    codes: [code],
    activities: new Map(),
    status: null,
    asked: null,
    deletion: "none",
  };
  promises.push(promised);
  for (const status of ["Picked up", "In transit"]) {
    const entry = {
      parcel_id: id,
      title: status,
      description: "…",
      color: "green",
      icon: "verified",
      status,
    };
    promised.asked = status;
    const created = await writer.send("POST", "activities", entry);
    promised.activities.set(created.id, status);
    promised.status = status;
  }
  await writer.send("PATCH", "parcels", { id, tracking_code: `${code}-B` });
  promised.codes.push(`${code}-B`);
  if (promises.length % 3 !== 0) return;
  promised.deletion = "asked";
  await writer.send("DELETE", "parcels", { id });
  promised.deletion = "done";
}

async function checkPromises(
  path: string,
  promises: Promised[],
): Promise<void> {
  const kv = await openKv(path);
  try {
    deepEqual(await findFaults(kv), []);
    for (const promised of promises) {
      if (promised.deletion === "asked") continue;
      for (const code of promised.codes) {
        const found = await getParcelWithHistory(kv, code);
        equal(found === null, promised.deletion === "done", code);
        if (found !== null) checkParcel(found, promised);
      }
    }
  } finally {
    kv.close();
  }
}

function checkParcel(
  { parcel, history }: FoundParcel,
  { codes, activities, status, asked }: Promised,
): void {
  equal(parcel.recipient_name, "Ada Lovelace");
  equal(parcel.destination, "London");
  ok(
    [status, asked].includes(parcel.status),
    `${parcel.status}, not ${status}`,
  );
  // A rename whose answer never came may have happened.
  const [first, renamed] = codes;
  const names = renamed === undefined ? [first, `${first}-B`] : [renamed];
  ok(names.includes(parcel.tracking_code), parcel.tracking_code);
  const kept = new Map(history.map(({ id, title }) => [id, title]));
  for (const [id, title] of activities) equal(kept.get(id), title);
}
