import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { searchQuery } from "@/lib/fields/paging.ts";
import { parse } from "@/lib/fields/parse.ts";
import { searchInvoices } from "@/lib/invoices/invoices.ts";
import { messages } from "@/lib/messages/messages.ts";
import { formerEntries } from "@/bench/former_writer.ts";
import { convert, converter } from "@/lib/migrations/convert.ts";
import { formOf } from "@/lib/migrations/marks.ts";
import { pages } from "@/lib/pages/pages.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";
import { type Cell, decodeParcel } from "@/lib/parcels/store.ts";
import { reviews } from "@/lib/reviews/reviews.ts";
import type { Entry } from "@/lib/store/kv.ts";
import { COMMIT_LIMITS } from "@/lib/store/transaction.ts";
import { Clock, memoryKv, test } from "@/tests/helpers/domain.ts";
import { contentOf, loadFormer } from "@/tests/helpers/former_store.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { sharedStore } from "@/tests/helpers/store.ts";
import { openKv } from "@/lib/store/open.ts";

/** Limits so low that a conversion takes many commits. */
const NARROW = { ...COMMIT_LIMITS, writes: 72 };

/** Returns the content of a store converted without interruption. */
async function convertedContent(): Promise<Map<string, unknown>> {
  using kv = await memoryKv();
  await loadFormer(kv);
  await convert(kv);
  return await contentOf(kv);
}

/** The kinds of entries that a conversion changes. */
const CHANGED = [
  ...["imports", "parcels_by_due", "parcels_by_event"],
  ...["parcels_by_lookalike", "parcels_by_stage", "search"],
];

test("a conversion indexes parcels anew and changes nothing else, including versions and times", async (kv) => {
  await loadFormer(kv);
  equal(await formOf(kv), "former");
  const before = await contentOf(kv);
  await convert(kv);
  equal(await formOf(kv), "present");
  const after = await contentOf(kv);
  deepEqual(await findFaults(kv), []);
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => !isDeepStrictEqual(before.get(key), after.get(key)));
  const kinds = new Set(changed.map((key) => JSON.parse(key)[0]));
  deepEqual([...kinds].sort(), CHANGED);
  for (const key of changed.filter((key) => key.startsWith('["imports"'))) {
    const former = before.get(key) as { found: object | null };
    const found = former.found && { head_row: null, ...former.found };
    const added = {
      unknown: [],
      further: 0,
      changed_fields: {},
      is_workbook: false,
    };
    deepEqual(after.get(key), { ...added, ...former, found });
  }
});

test("the entries that a conversion replaces are those of version 2.1.0", async (kv) => {
  await loadFormer(kv);
  const stored: string[] = [];
  const expected: string[] = [];
  const lineOf = ({ key, value }: Entry<unknown>) =>
    JSON.stringify([key, value]);
  for await (const entry of kv.walk<unknown>([], 500)) {
    const [kind, first] = entry.key.map(String);
    if (kind === "parcels") {
      const parcel = decodeParcel(first!, entry.value as Cell[]);
      expected.push(...formerEntries(parcel).map(lineOf));
    }
    const isOfParcel = kind === "search"
      ? first === "parcels"
      : kind!.startsWith("parcels_by_");
    if (isOfParcel) stored.push(lineOf(entry));
  }
  deepEqual(stored.sort(), expected.sort());
});

test("searches find converted records", async (kv) => {
  await loadFormer(kv);
  await convert(kv);
  const searched = [
    ["0159 7247719 26148", searchParcels],
    ["koehler 26148", searchInvoices],
    ["möller", messages.search.bind(messages)],
    ["roehren", pages.search.bind(pages)],
    ["aabo", reviews.search.bind(reviews)],
  ] as const;
  for (const [text, search] of searched) {
    const { data } = await search(kv, parse(searchQuery, { search: text }));
    equal(data.length, 1, text);
  }
});

Deno.test("a conversion killed five times produces the same store", async () => {
  let left = Infinity;
  using kv = await memoryKv({
    limits: NARROW,
    faults: {
      after({ kind }) {
        if (kind === "commit" && --left < 0) throw new TypeError("killed");
      },
    },
  });
  await loadFormer(kv);
  for (let kill = 0; kill < 5; kill++) {
    // Each run dies after its third commit.
    left = 2;
    await rejects(convert(kv, { isAlone: true }), TypeError);
  }
  left = Infinity;
  const seen: number[] = [];
  await convert(kv, { isAlone: true, onProgress: (done) => seen.push(done) });
  ok(seen[0]! > 0, "it went on where it was");
  deepEqual(seen, seen.toSorted((a, b) => a - b));
  deepEqual(await contentOf(kv), await convertedContent());
});

Deno.test("only one of several processes converts, and another takes over if it is killed", async () => {
  await using store = await sharedStore();
  const clock = new Clock();
  const open = () => openKv(store.path, { now: clock.now, limits: NARROW });
  using first = await open();
  using second = await open();
  await loadFormer(first);
  let commits = 0;
  const killed = convert(first, {
    onProgress() {
      commits += 1;
      if (commits === 3) throw new TypeError("killed");
    },
  });
  await rejects(killed, TypeError);
  const seen: number[] = [];
  const waiting = convert(second, {
    onProgress(percent) {
      seen.push(percent);
      // The lease of the killed process expires during the wait.
      if (seen.length === 1) clock.forward(60_000);
    },
  });
  await Promise.all([waiting, convert(second)]);
  equal(await formOf(second), "present");
  ok(seen[0]! > 0);
  deepEqual(await contentOf(second), await convertedContent());
});

test("a conversion stops at an invalid entry and names it", async (kv) => {
  await loadFormer(kv);
  await kv.transact((tx) => tx.set(["trash_parcels", "broken"], {}));
  await rejects(convert(kv), {
    name: "ConversionFailed",
    message: 'The conversion stopped at ["trash_parcels","broken"]',
  });
  equal(await formOf(kv), "former");
});

Deno.test("a conversion survives a short store outage", async () => {
  let fails = 0;
  using kv = await memoryKv({
    faults: {
      before({ kind }) {
        if (kind === "commit" && --fails === 0) {
          throw new Error("connection closed");
        }
      },
    },
  });
  await loadFormer(kv);
  fails = 4;
  await convert(kv, { isAlone: true });
  equal(await formOf(kv), "present");
});

Deno.test("a conversion with a time limit of zero makes one commit per step, in any process", async () => {
  using kv = await memoryKv({ limits: NARROW });
  await loadFormer(kv);
  let steps = 1;
  // Each step runs in a new process, as if the previous one had been killed.
  while (!await converter(kv, { isAlone: true })(0)) steps++;
  ok(steps > 5, `${steps} steps`);
  deepEqual(await contentOf(kv), await convertedContent());
});
