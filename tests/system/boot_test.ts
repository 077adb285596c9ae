import { openKv } from "@/lib/store/open.ts";
import { deepEqual, equal, match } from "node:assert/strict";
import { failedStart, overwrite, PAGE } from "@/bench/chaos/damage.ts";
import { canServeReadOnly, serveReadOnly } from "@/bench/chaos/read_only.ts";
import { prepareStore } from "@/bench/chaos/visits.ts";
import { LOADING } from "@/lib/store/freeze.ts";
import { testOnFile } from "../helpers/temp_folder.ts";

/** Defines a test on a closed database with the first pages and a parcel. */
const test = testOnFile(prepareStore);

const DAMAGE: [string, (file: string) => Promise<void>, RegExp][] = [
  [
    "something else",
    (file) => Deno.writeTextFile(file, "no database\n".repeat(1_000)),
    /^KV_PATH cannot be opened: the file is no database\n$/,
  ],
  [
    "cut off",
    (file) => Deno.truncate(file, 5 * PAGE),
    /^KV_PATH cannot be opened: the file is cut off: it has 20480 of \d+ bytes\n$/,
  ],
  [
    "damaged inside",
    (file) => overwrite(file, { from: PAGE, pages: 10 }),
    /^KV_PATH cannot be (opened|read): [^\n]+\n$/,
  ],
  [
    "half a dump",
    async (file) => {
      const kv = await openKv(file);
      await kv.transact((tx) => Promise.resolve(tx.set(LOADING, "hash")));
      kv.close();
    },
    /^KV_PATH holds half a dump[^\n]+\n$/,
  ],
];

for (const [what, damage, line] of DAMAGE) {
  test(`a server whose database is ${what} exits immediately with one line`, async ({ file }) => {
    await damage(file);
    const { code, output } = await failedStart(file);
    equal(code, 1);
    match(output, line);
  });
}

Deno.test({
  name:
    "a server on a read-only database answers reads and rejects writes with 503",
  ignore: !await canServeReadOnly(),
  async fn() {
    const { tried, details } = await serveReadOnly(1);
    deepEqual(details, []);
    equal(tried["writes refused"], 1);
  },
});
