import { MARK } from "@/lib/migrations/marks.ts";
import { COUNTS } from "@/lib/parcels/filing.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import { loadStore } from "@/lib/tasks/load.ts";

/**
 * A dump by version 2.1.0 of a store whose data began with versions 1.0.0 to 2.0.0: imports and bulk updates applied, checked,
 * queued, running and half undone, parcels trashed singly and by ticks, an erasure and queued mails. Its parcels have codes in
 * groups, telephone numbers in many notations, and names and places in several scripts. Counts are not folded yet.
 */
export const FORMER_DUMP = "tests/fixtures/version_2_1_0.ndjson";

/** One minute after the dump. */
export const FORMER_NOW = Date.parse("2026-11-24T10:36:00.000Z");

/** Fills an empty store with the dump. */
export async function loadFormer(kv: Kv): Promise<void> {
  await loadStore(kv, FORMER_DUMP);
}

/**
 * Returns all entries that belong to the site, by the texts of their keys. Unfolded changes of the parcel counts are merged
 * into one entry, because they may come from any number of commits.
 */
export async function contentOf(kv: Kv): Promise<Map<string, unknown>> {
  const content = new Map<string, unknown>();
  const differences: string[] = [];
  for await (const { key, value } of kv.walk<unknown>([], 500)) {
    if (key[0] === COUNTS && key.length > 1) {
      const told = value as unknown[];
      differences.push(...told.map((one) => JSON.stringify(one)));
      continue;
    }
    const isOwn = !["changes", "commits", "meta"].includes(String(key[0]));
    if (isOwn && !isMark(key)) content.set(JSON.stringify(key), value);
  }
  content.set(JSON.stringify([COUNTS, "changes"]), differences.sort());
  return content;
}

function isMark([kind]: Key): boolean {
  return kind === MARK[0];
}
