import { MARK } from "@/lib/migrations/marks.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import { loadStore } from "@/lib/tasks/load.ts";

/**
 * A dump that version 1.2.0 has made of a store whose data began with versions 1.0.0 and 1.1.0: parcels with and without
 * origins, an import applied, one checked, one under way and one half undone, parcels trashed one by one and by ticks, an
 * update half done, an erasure and mails queued, and counts and figures that are not folded yet.
 */
export const FORMER_DUMP = "tests/fixtures/version_1_2_0.ndjson";

/** The clock of the dump, a minute later. */
export const FORMER_NOW = Date.parse("2026-11-24T09:20:00.000Z");

/** Fills an empty store as version 1.2.0 left it. */
export async function loadFormer(kv: Kv): Promise<void> {
  await loadStore(kv, FORMER_DUMP);
}

/** Returns all entries that belong to the site, by the texts of their keys. */
export async function contentOf(kv: Kv): Promise<Map<string, unknown>> {
  const content = new Map<string, unknown>();
  for await (const { key, value } of kv.walk<unknown>([], 500)) {
    const isOwn = !["changes", "commits", "meta"].includes(String(key[0]));
    if (isOwn && !isMark(key)) content.set(JSON.stringify(key), value);
  }
  return content;
}

function isMark([kind]: Key): boolean {
  return kind === MARK[0];
}
