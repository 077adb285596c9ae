import type { Counts } from "@/lib/jobs/schema.ts";
import type { Noun } from "@/lib/site/noun.ts";
import type { Entry, Kv } from "@/lib/store/kv.ts";
import type { Blanking } from "./rules.ts";
import { COUNTED, type Counted, type CountedNoun } from "./schema.ts";
import type { Walk } from "./walk.ts";

/** The nouns of entries, by the first part of the key. */
const NOUNS: Readonly<Record<string, CountedNoun>> = {
  ...Object.fromEntries(COUNTED.map((noun) => [noun, noun])),
  import_files: "imports",
  import_rows: "imports",
  import_undo: "imports",
  outbox: "mail",
  outbox_bodies: "mail",
  trash_pages: "pages",
  trash_parcels: "parcels",
};

/** What the erasure of one entry counts. */
export interface Share {
  counts: Counts;
  /** The imports counted so far, because one consists of many entries. */
  imports: string[];
  /** The journal entries to blank before. */
  blankings: Blanking[];
}

/**
 * Returns what the erasure of an entry counts. Entries that follow from another one count with it, so that the numbers depend on the
 * store alone: those of a preview are those of the erasure.
 */
export async function countEntry(
  kv: Kv,
  nouns: readonly Noun[],
  { walk, entry, imports }: {
    walk: Walk;
    entry: Entry<unknown>;
    imports: string[];
  },
): Promise<Share> {
  const { key, value } = entry;
  const noun = NOUNS[String(key[0])] ?? "others";
  const blankings = await blankingsOf(kv, nouns, { walk, entry });
  const counts: Counts = {};
  if (noun === "imports") {
    const id = String(key[1]);
    if (imports.includes(id)) return { counts, imports, blankings };
    return { counts: { imports: 1 }, imports: [...imports, id], blankings };
  }
  const found = blankings.find(({ isFound }) => isFound);
  if (noun === "journal") {
    const isFirst = found === undefined || found.id === key[1];
    counts.journal = isFirst ? Math.max(blankings.length, 1) : 0;
  } else {
    if (found === undefined) counts.journal = blankings.length;
    // A body counts with its mail, and an index entry with its record.
    const isPart = key[0] === "outbox_bodies"
      ? await walk.holds(kv, ["outbox", key[1]!])
      : !walk.identity.isIn(value) && walk.identity.holds(entry);
    counts[noun] = isPart ? 0 : 1;
  }
  return { counts, imports, blankings };
}

async function blankingsOf(
  kv: Kv,
  nouns: readonly Noun[],
  { walk: { identity }, entry: { key } }: {
    walk: Walk;
    entry: Entry<unknown>;
  },
): Promise<Blanking[]> {
  const blankings: Blanking[] = [];
  for (const { erasure } of nouns) {
    blankings.push(...await erasure?.journalOf?.(kv, key, identity) ?? []);
  }
  return blankings;
}

/** Returns the counts of all nouns. */
export function toCounted(counts: Counts): Counted {
  const pairs = COUNTED.map((noun) => [noun, counts[noun] ?? 0]);
  return Object.fromEntries(pairs) as Counted;
}
