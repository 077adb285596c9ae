import { createHash, type Hash } from "node:crypto";
import type { Entry, Key, Kv } from "@/lib/store/kv.ts";
import { writeTyped } from "./typed_json.ts";

/** The first line of a dump; the number changes with its format. */
export const HEADER = { format: "waybill-export", version: 1 } as const;

/** The last line: the number of entries, and the SHA-256 of their lines. */
export interface Footer {
  entries: number;
  sha256: string;
}

/**
 * Excluded: credentials and attempt counters, which a new site has its own of, idempotency keys, and messages between
 * instances.
 */
const LEFT_OUT = new Set([
  "changes",
  "commits",
  "file_drafts",
  "guards",
  "meta",
  "pins",
  "requests",
  "secret",
  "sessions",
]);

/** With parts of photos this is 3 MB, which even a slow network transfers before the deadline and the end of a freeze. */
const READ_TOGETHER = 50;

/** Yields everything that belongs in a dump, in key order. */
export async function* dumpedEntries(kv: Kv): AsyncGenerator<Entry<unknown>> {
  const drafts = await draftNames(kv);
  let last: Key | null = null;
  while (true) {
    const entries: Entry<unknown>[] = await kv.list(
      last === null ? { prefix: [] } : { prefix: [], start: last },
      { limit: READ_TOGETHER },
    );
    // A range starts with the last key, which was seen.
    const fresh = last === null ? entries : entries.slice(1);
    for (const entry of fresh) {
      if (!isLeftOut(entry.key, drafts)) yield entry;
    }
    if (entries.length < READ_TOGETHER) return;
    last = entries.at(-1)!.key;
  }
}

/** Returns the line of an entry in a dump. */
export function entryLine({ key, value }: Entry<unknown>): string {
  return writeTyped([key, value]);
}

/** Counts and hashes lines for the footer. */
export class Sum {
  readonly #hash: Hash = createHash("sha256");
  #entries = 0;

  add(line: string): void {
    this.#hash.update(`${line}\n`);
    this.#entries += 1;
  }

  /** Returns the footer. */
  footer(): Footer {
    return { entries: this.#entries, sha256: this.#hash.digest("hex") };
  }
}

/** Returns the names of unfinished uploads, to which nothing refers yet. */
async function draftNames(kv: Kv): Promise<Set<unknown>> {
  const drafts = await kv.list({ prefix: ["file_drafts"] }, { limit: 10_000 });
  return new Set(drafts.map(({ key }) => key[1]));
}

function isLeftOut([kind, name]: Key, drafts: Set<unknown>): boolean {
  return LEFT_OUT.has(String(kind)) ||
    (kind === "chunks" && drafts.has(name));
}
