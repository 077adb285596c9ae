import { openKv } from "@/lib/store/kv.ts";
import { seedAdmin, startedSession } from "@/tests/helpers/admin.ts";
import { fillFile, setCount } from "./fill.ts";

/** What the rungs need to know of the store. */
export interface Known {
  /** Of all parcels, as many as no rung asks for within seconds. */
  codes: string[];
  /** Of a signed-in administrator. */
  cookie: string;
}

const PARCELS = 50_000;

/** Makes a store of parcels with a history each, and an administrator who is signed in. */
export async function makeStore(file: string): Promise<Known> {
  const kv = await openKv(file);
  const token = await startedSession(kv, await seedAdmin(kv));
  await setCount(kv, PARCELS);
  kv.close();
  return {
    codes: fillFile(file, { length: PARCELS }),
    cookie: `sid=${token}`,
  };
}
