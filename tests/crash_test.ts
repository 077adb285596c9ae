import { deepEqual, equal, ok } from "node:assert/strict";
import { createParcel, getParcelWithHistory } from "@/lib/domain/parcels.ts";
import { openKv } from "@/lib/kv.ts";
import { findFaults } from "./helpers/integrity.ts";
import { startServer } from "./helpers/server_process.ts";

const KILLS = 10;
const WRITERS = 4;
/** A server is killed when it has acknowledged so many writes. */
const WRITES = 60;
const ADMIN = { email: "owner@example.com", password: "three moored barges" };

/** What the server has acknowledged about a parcel. */
interface Promised {
  codes: string[];
  activities: string[];
  /** "asked" when the answer to its deletion never came: then both outcomes are right. */
  deletion: "none" | "asked" | "done";
}

/** A browser's side of the calls; it throws when the server is gone. */
class Writer {
  readonly #address: string;
  readonly #cookie: string;
  acknowledged = 0;

  constructor(address: string, cookie: string) {
    this.#address = address;
    this.#cookie = cookie;
  }

  async send(
    method: string,
    path: string,
    body: Record<string, unknown>,
  ): Promise<{ id: string }> {
    const response = await fetch(`${this.#address}/api/${path}`, {
      method,
      headers: { "content-type": "application/json", cookie: this.#cookie },
      body: JSON.stringify(body),
    });
    const { data, errors } = await response.json();
    deepEqual(errors, []);
    this.acknowledged += 1;
    return data;
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
        () => server.kill(),
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
  kill: () => Promise<void>,
): Promise<void> {
  let isAlive = true;
  async function write(): Promise<void> {
    while (isAlive) await writeParcel(writer, promises);
  }
  async function end(): Promise<void> {
    while (writer.acknowledged < WRITES) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    isAlive = false;
    await kill();
  }
  const writes = Array.from({ length: WRITERS }, write);
  const [ended, ...results] = await Promise.allSettled([end(), ...writes]);
  equal(ended.status, "fulfilled");
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
    activities: [],
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
    promised.activities.push(
      (await writer.send("POST", "activities", entry)).id,
    );
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
    for (const { codes, activities, deletion } of promises) {
      if (deletion === "asked") continue;
      for (const code of codes) {
        const found = await getParcelWithHistory(kv, code);
        equal(found === null, deletion === "done", code);
        const kept = new Set(found?.history.map(({ id }) => id));
        if (found !== null) {
          deepEqual(activities.filter((id) => !kept.has(id)), []);
        }
      }
    }
  } finally {
    kv.close();
  }
}
