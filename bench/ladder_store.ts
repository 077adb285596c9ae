import { PARCELS } from "@/lib/domain/parcel_store.ts";
import { openKv } from "@/lib/kv.ts";
import { seedAdmin, startedSession } from "@/tests/helpers/admin.ts";
import { addSamples } from "./fill.ts";
import { FileWriter } from "./million/file_writer.ts";

/** What the rungs need to know of the store. */
export interface Known {
  /** Of all parcels, as many as no rung asks for within seconds. */
  codes: string[];
  /** Of a signed-in administrator. */
  cookie: string;
}

const COUNT = 50_000;
const ENTRIES = 4;

/** Makes a store of parcels with a history each, and an administrator who is signed in. */
export async function makeStore(file: string): Promise<Known> {
  const kv = await openKv(file);
  const token = await startedSession(kv, await seedAdmin(kv));
  await kv.transact((tx) =>
    Promise.resolve(tx.set(["counters", PARCELS], COUNT))
  );
  kv.close();
  using writer = new FileWriter(file);
  const samples = { first: 0, length: COUNT, entries: ENTRIES };
  const codes = addSamples(writer, new Date(), samples);
  return { codes, cookie: `sid=${token}` };
}
