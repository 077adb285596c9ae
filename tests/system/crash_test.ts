import { deepEqual, equal, ok } from "node:assert/strict";
import { killUnderWrites } from "@/bench/chaos/kills.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { findFaults } from "../helpers/integrity.ts";
import { openKv } from "@/lib/store/open.ts";

const KILLS = 5;

Deno.test("kill -9 during writes loses no acknowledged write and leaves no dangling index entry", async () => {
  const { tried, details } = await killUnderWrites(KILLS);
  deepEqual(details, []);
  equal(tried.kills, KILLS);
  ok(tried["acknowledged writes"]! >= KILLS * 20);
});

Deno.test("findFaults() finds a lost record, a lost index entry and a wrong count", async () => {
  using kv = await openKv(":memory:");

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
  const faults = await findFaults(kv);
  deepEqual(faults.slice(0, 3), [
    "counted 1 of 0 parcels",
    `search/parcels/abcd/${id} is left over`,
    `search/parcels/ada/${id} is left over`,
  ]);
  deepEqual(
    faults.slice(3).map((fault) => fault.split(" ", 2).join(" ")),
    ["filed as", "filing counted"],
  );
});
