import { MARK } from "@/lib/migrations/marks.ts";
import { COUNTS } from "@/lib/parcels/filing.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import { loadStore } from "@/lib/tasks/load.ts";

/**
 * A dump that version 2.0.0 has made of a store whose data began with versions 1.0.0 to 1.2.0: an import applied, one checked,
 * one under way and one half undone, parcels trashed one by one and by ticks, an update half done, an erasure and mails queued;
 * and, with codes that begin with NEXT and GONE, parcels with and without history and in the trash, most of which have a known
 * text as status and are filed under "other". Counts and figures are not folded yet.
 */
export const FORMER_DUMP = "tests/fixtures/version_2_0_0.ndjson";

/** The clock of the dump, a minute later. */
export const FORMER_NOW = Date.parse("2026-11-24T09:41:00.000Z");

/** Fills an empty store as version 2.0.0 left it. */
export async function loadFormer(kv: Kv): Promise<void> {
  await loadStore(kv, FORMER_DUMP);
}

/**
 * Returns all entries that belong to the site, by the texts of their keys. Unfolded changes of the counts of parcels are one
 * entry, because any number of commits may have told them.
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
