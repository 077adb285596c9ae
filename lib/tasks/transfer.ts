import { createHash, type Hash } from "node:crypto";
import type { Entry, Key, Kv } from "@/lib/store/kv.ts";
import { writeTyped } from "./typed_json.ts";

/** The first line of a dump; another number means that its lines are to be read in another way. */
export const HEADER = { format: "waybill-export", version: 1 } as const;

/** The last line: how many entries there are, and the SHA-256 of their lines. */
export interface Footer {
  entries: number;
  sha256: string;
}

/**
 * What stays behind: what lets somebody in or counts tries (a new site has its own), what was asked for by a caller who
 * is gone, and what only running instances tell each other or themselves.
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

/** Parts of photos among them, these are 3 MB: a slow way brings them before a task's deadline, and before a freeze ends. */
const READ_TOGETHER = 50;

/** Walks through everything that belongs in a dump, in the order of the keys. */
export async function* dumpedEntries(kv: Kv): AsyncGenerator<Entry<unknown>> {
  const drafts = await draftNames(kv);
  let last: Key | null = null;
  while (true) {
    const entries: Entry<unknown>[] = await kv.list(
      last === null ? { prefix: [] } : { prefix: [], start: last },
      { limit: READ_TOGETHER },
    );
    // A range begins with the key that it was asked for, which has been seen.
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

/** Counts and hashes the lines of entries, for the footer. */
export class Sum {
  readonly #hash: Hash = createHash("sha256");
  #entries = 0;

  add(line: string): void {
    this.#hash.update(`${line}\n`);
    this.#entries += 1;
  }

  /** Ends the counting. */
  footer(): Footer {
    return { entries: this.#entries, sha256: this.#hash.digest("hex") };
  }
}

/** Chunks of an upload under way: nothing refers to them yet. */
async function draftNames(kv: Kv): Promise<Set<unknown>> {
  const drafts = await kv.list({ prefix: ["file_drafts"] }, { limit: 10_000 });
  return new Set(drafts.map(({ key }) => key[1]));
}

function isLeftOut([kind, name]: Key, drafts: Set<unknown>): boolean {
  return LEFT_OUT.has(String(kind)) ||
    (kind === "chunks" && drafts.has(name));
}
