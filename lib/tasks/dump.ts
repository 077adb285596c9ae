import { createHash } from "node:crypto";
import { dirname, join, resolve } from "node:path";
import { freezeKey } from "@/lib/migrations/marks.ts";
import { FREEZE, LOADING } from "@/lib/store/freeze.ts";
import type { Entry, Key, Kv } from "@/lib/store/kv.ts";
import { requireDatabase, withDatabase } from "./database.ts";
import {
  OperatorError,
  refuseExisting,
  runTask,
  soleArgument,
  timeName,
  writeWhole,
} from "./operator.ts";
import { loadTaskEnv } from "./project.ts";
import { writeTyped } from "./typed_json.ts";
import { isFile } from "@/lib/env_values.ts";

/** The first line of a dump. */
export interface Header {
  format: string;
  /** The form of data: 3 is that of version 2.1.0, which refuses later forms. */
  version: number;
}

export const FORMAT = "waybill-export";
export const VERSIONS = { former: 3, present: 4 } as const;

/** The last line: the number of entries, and the SHA-256 of their lines. */
export interface Footer {
  entries: number;
  sha256: string;
}

/**
 * Excluded from dumps: credentials and attempt counters, because a new site has its own; idempotency keys; and messages
 * between instances.
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

/**
 * With chunks of photos this is 3 MB: even a slow network transfers it before the deadline and before the freeze
 * expires.
 */
const READ_TOGETHER = 50;

/** The freeze expires after this time, in case the dump dies. */
const FREEZE_MS = 30_000;
const PROLONG_AFTER_MS = 10_000;
const BUFFER_CHARS = 256 * 1024;

const USAGE =
  "Name a file, `deno task dump <file>`, or a folder, `deno task dump <folder>/`";

/**
 * Writes a store to a file: a header, one line for each entry, and a footer with count and hash. Freezes the store
 * meanwhile, because KV ranges are not a snapshot. Throws FreezeError when the freeze did not hold, and OperatorError
 * when the store contains half a dump or the file exists. No file is left after an error.
 */
export async function dumpStore(kv: Kv, target: string): Promise<Footer> {
  if (await kv.get(LOADING) !== null) {
    throw new OperatorError(
      "The store contains half a dump: finish loading it first",
    );
  }
  await refuseExisting(target);
  let heldSince = performance.now();
  const key = await freezeKey(kv);
  let held = await kv.freeze(FREEZE_MS, null, key);
  async function prolong(): Promise<void> {
    heldSince = performance.now();
    held = await kv.freeze(FREEZE_MS, held, key);
  }
  try {
    return await writeWhole(target, async (part) => {
      const version = VERSIONS[key === FREEZE ? "present" : "former"];
      const header = { format: FORMAT, version };
      const footer = await writeEntries(kv, { part, header }, async () => {
        if (performance.now() - heldSince > PROLONG_AFTER_MS) await prolong();
      });
      // The dump is consistent only if the freeze held to the end.
      await prolong();
      return footer;
    });
  } finally {
    await kv.thaw(held, key);
  }
}

async function writeEntries(
  kv: Kv,
  { part, header }: { part: string; header: Header },
  keepFrozen: () => Promise<void>,
): Promise<Footer> {
  const created_at = kv.now().toISOString();
  const line = JSON.stringify({ ...header, created_at });
  await Deno.writeTextFile(part, `${line}\n`, { mode: 0o600 });
  const sum = new Sum();
  let text = "";
  for await (const entry of dumpedEntries(kv)) {
    const line = entryLine(entry);
    sum.add(line);
    text += `${line}\n`;
    if (text.length >= BUFFER_CHARS) {
      await Deno.writeTextFile(part, text, { append: true });
      text = "";
    }
    await keepFrozen();
  }
  const footer = sum.footer();
  const end = `${text}${JSON.stringify(footer)}\n`;
  await Deno.writeTextFile(part, end, { append: true });
  return footer;
}

/** Yields the entries of a dump in key order. */
export async function* dumpedEntries(kv: Kv): AsyncGenerator<Entry<unknown>> {
  const drafts = await draftNames(kv);
  for await (const entry of kv.walk<unknown>([], READ_TOGETHER)) {
    if (!isLeftOut(entry.key, drafts)) yield entry;
  }
}

/** Encodes an entry as a line of a dump. */
export function entryLine({ key, value }: Entry<unknown>): string {
  return writeTyped([key, value]);
}

/** Counts and hashes lines for the footer. */
export class Sum {
  readonly #hash = createHash("sha256");
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

/** Returns the names of unfinished uploads, to which no record refers yet. */
async function draftNames(kv: Kv): Promise<Set<unknown>> {
  const drafts = await kv.list({ prefix: ["file_drafts"] }, { limit: 10_000 });
  return new Set(drafts.map(({ key }) => key[1]));
}

function isLeftOut([kind, name]: Key, drafts: Set<unknown>): boolean {
  return LEFT_OUT.has(String(kind)) ||
    (kind === "chunks" && drafts.has(name));
}

/**
 * Returns the target file: the given one, or one named after the time, in the given folder or next to the database.
 * Throws OperatorError if no argument is given and the database is not a file.
 */
function targetFile(
  asked: string | undefined,
  kvPath: string | undefined,
): string {
  const name = `waybill-${timeName()}.ndjson`;
  if (asked !== undefined) {
    return resolve(asked.endsWith("/") ? join(asked, name) : asked);
  }
  if (isFile(kvPath)) return resolve(dirname(kvPath), "dumps", name);
  throw new OperatorError(`KV_PATH is not a file. ${USAGE}`);
}

async function main(): Promise<void> {
  const asked = soleArgument(Deno.args, USAGE);
  const { kvPath } = loadTaskEnv();
  await requireDatabase(kvPath);
  const target = targetFile(asked, kvPath);
  const { entries, sha256 } = await withDatabase(
    kvPath,
    (kv) => dumpStore(kv, target),
    { inAnyForm: true },
  );
  console.log(`${target}: ${entries} entries\nSHA-256 ${sha256}`);
}

if (import.meta.main) await runTask(main);
