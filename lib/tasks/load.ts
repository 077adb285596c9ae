import { TextLineStream } from "deno-std/streams/text_line_stream.js";
import { resolve } from "node:path";
import {
  MARK,
  raiseFence,
  showsForm,
  TOO_OLD,
} from "@/lib/migrations/marks.ts";
import { LOADING } from "@/lib/store/freeze.ts";
import type { Entry, Key, Kv } from "@/lib/store/kv.ts";
import { withDatabase } from "./database.ts";
import { OperatorError, requiredArgument, runTask } from "./operator.ts";
import { loadTaskEnv } from "./project.ts";
import {
  dumpedEntries,
  entryLine,
  type Footer,
  FORMAT,
  type Header,
  Sum,
  VERSIONS,
} from "./dump.ts";
import { readTyped } from "./typed_json.ts";

const READ_TOGETHER = 200;

/**
 * Loads a dump into an empty store. Verifies the whole file before writing anything, and compares the store with it
 * afterwards. An interrupted load is finished by running it again with the same file; until then the server does not start
 * on the store. Throws OperatorError for a wrong file or store.
 */
export async function loadStore(kv: Kv, file: string): Promise<Footer> {
  const footer = await verifyDump(file);
  await begin(kv, footer);
  let entries: Entry<unknown>[] = [];
  await readDump(file, async (entry) => {
    if (entries.length === READ_TOGETHER) {
      entries = await writeSome(kv, entries);
    }
    entries.push(entry);
  });
  while (entries.length > 0) entries = await writeSome(kv, entries);
  await compare(kv, footer);
  await kv.transact(async (tx) => {
    tx.delete(LOADING);
    // A dump does not contain the freeze.
    if (await tx.look(MARK) !== null) raiseFence(tx);
  });
  return footer;
}

/** Writes as many entries as fit into one commit; returns the rest. */
function writeSome(
  kv: Kv,
  entries: Entry<unknown>[],
): Promise<Entry<unknown>[]> {
  return kv.transact(async (tx) => {
    for (const [at, { key, value }] of entries.entries()) {
      const write = () => tx.set(key, value);
      // If even the first entry exceeds a commit, this throws; otherwise it would be retried forever.
      if (at === 0) write();
      else if (!await tx.fit(write)) return entries.slice(at);
    }
    return [];
  });
}

/** Marks the store as being loaded. It has to be empty, or have part of the same file. */
async function begin(kv: Kv, { sha256 }: Footer): Promise<void> {
  await kv.transact(async (tx) => {
    const begun = await tx.read<string>(LOADING);
    if (begun === sha256) return;
    if (begun !== null) {
      throw new OperatorError("The store contains half of another dump");
    }
    for await (const { key } of dumpedEntries(kv)) {
      throw new OperatorError(
        `The store is not empty: it has ${JSON.stringify(key.map(String))}`,
      );
    }
    tx.set(LOADING, sha256);
  });
}

async function compare(kv: Kv, footer: Footer): Promise<void> {
  const sum = new Sum();
  for await (const entry of dumpedEntries(kv)) sum.add(entryLine(entry));
  const found = sum.footer();
  if (found.sha256 === footer.sha256) return;
  throw new OperatorError(
    `The store has ${found.entries} entries but the file has ${footer.entries}: something else has written to the store`,
  );
}

/** Verifies a whole dump. Throws OperatorError if it is damaged or its data is too old to be converted. */
async function verifyDump(file: string): Promise<Footer> {
  let isConvertible = false;
  const footer = await readDump(file, (entry) => {
    isConvertible ||= showsForm(entry);
  });
  if (footer.entries === 0 || isConvertible) return footer;
  throw new OperatorError(`${file}: ${TOO_OLD}`);
}

/** Verifies a whole dump, passing each entry to `visit`. Returns the footer. */
async function readDump(
  file: string,
  visit: (entry: Entry<unknown>) => Promise<void> | void,
): Promise<Footer> {
  const sum = new Sum();
  let number = 0;
  let waiting = "";
  for await (const line of linesOf(file)) {
    number += 1;
    if (number === 1) checkHeader(file, line);
    if (number > 2) {
      await visit(toEntry(file, waiting));
      sum.add(waiting);
    }
    waiting = line;
  }
  const counted = sum.footer();
  const footer = parse(file, waiting, JSON.parse) as Partial<Footer> | null;
  const isRight = footer?.entries === counted.entries &&
    footer.sha256 === counted.sha256;
  if (isRight) return counted;
  throw new OperatorError(`${file} has changed since it was made`);
}

async function* linesOf(file: string): AsyncGenerator<string> {
  using open = await Deno.open(file).catch(() => {
    throw new OperatorError(`${file} cannot be read`);
  });
  if ((await open.stat()).isDirectory) {
    throw new OperatorError(`${file} cannot be read: it is a directory`);
  }
  const lines = open.readable
    .pipeThrough(new TextDecoderStream())
    .pipeThrough<string>(new TextLineStream());
  for await (const line of lines) yield line;
}

function checkHeader(file: string, line: string): void {
  const header = parse(file, line, JSON.parse) as Partial<Header> | null;
  if (header?.format !== FORMAT) {
    throw new OperatorError(`${file} is not a dump`);
  }
  const versions: unknown[] = Object.values(VERSIONS);
  if (versions.includes(header.version)) return;
  if (Number(header.version) < VERSIONS.former) {
    throw new OperatorError(`${file}: ${TOO_OLD}`);
  }
  throw new OperatorError(
    `${file} was made by another version, in format ${header.version}`,
  );
}

function toEntry(file: string, line: string): Entry<unknown> {
  const pair = parse(file, line, readTyped);
  if (!Array.isArray(pair) || pair.length !== 2 || !Array.isArray(pair[0])) {
    throw new OperatorError(`${file} has an invalid line`);
  }
  return { key: pair[0] as Key, value: pair[1] };
}

function parse(
  file: string,
  line: string,
  read: (line: string) => unknown,
): unknown {
  try {
    return read(line);
  } catch {
    throw new OperatorError(`${file} is damaged or incomplete`);
  }
}

async function main(): Promise<void> {
  const file = requiredArgument(
    Deno.args,
    "Usage: `deno task load <file>`",
  );
  const path = resolve(file);
  const { kvPath } = loadTaskEnv();
  // Verify before a database is created.
  await verifyDump(path);
  const { entries } = await withDatabase(
    kvPath,
    (kv) => loadStore(kv, path),
    { inAnyForm: true },
  );
  console.log(`${entries} entries, as in ${file}`);
}

if (import.meta.main) await runTask(main);
