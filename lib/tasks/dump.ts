import { dirname, join, resolve } from "node:path";
import { LOADING } from "@/lib/store/freeze.ts";
import { isFile, type Kv } from "@/lib/store/kv.ts";
import { requireDatabase, withDatabase } from "./database.ts";
import {
  OperatorError,
  refuseExisting,
  runTask,
  soleArgument,
  timeName,
} from "./operator.ts";
import { loadTaskEnv } from "./project.ts";
import {
  dumpedEntries,
  entryLine,
  type Footer,
  HEADER,
  Sum,
} from "./transfer.ts";

/** After this time writes go on by themselves, should the dump have died. */
const FREEZE_MS = 30_000;
const PROLONG_AFTER_MS = 10_000;
const BUFFER_CHARS = 256 * 1024;

const USAGE =
  "Name a file, `deno task dump <file>`, or a folder, `deno task dump <folder>/`";

/**
 * Writes everything in a store into a file of lines, one for each entry, between a header and a footer with their count and
 * hash. Meanwhile the store is frozen: ranges of KV are no snapshot. Throws FreezeError when the freeze did not hold,
 * OperatorError when the store holds half a dump or the file exists; then there is no file.
 */
export async function dumpStore(kv: Kv, target: string): Promise<Footer> {
  if (await kv.get(LOADING) !== null) {
    throw new OperatorError(
      "The store holds half a dump: finish loading it first",
    );
  }
  await refuseExisting(target);
  await Deno.mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const part = `${target}.part`;
  const freeze = new Freeze(kv);
  // Until then the file may be another dump's.
  await freeze.begin();
  try {
    const footer = await writeEntries(kv, part, freeze);
    // What was read is one moment's only if the freeze held to the end.
    await freeze.prolong();
    await Deno.rename(part, target);
    return footer;
  } finally {
    await freeze.end();
    await Deno.remove(part).catch(() => undefined);
  }
}

async function writeEntries(
  kv: Kv,
  part: string,
  freeze: Freeze,
): Promise<Footer> {
  using file = await Deno.open(part, {
    write: true,
    create: true,
    truncate: true,
    mode: 0o600,
  });
  const lines = new LineFile(file);
  const created_at = kv.now().toISOString();
  await lines.add(JSON.stringify({ ...HEADER, created_at }));
  const sum = new Sum();
  for await (const entry of dumpedEntries(kv)) {
    const line = entryLine(entry);
    sum.add(line);
    await lines.add(line);
    await freeze.prolongInTime();
  }
  const footer = sum.footer();
  await lines.add(JSON.stringify(footer));
  await lines.end();
  return footer;
}

/** Keeps the store frozen for as long as it takes. */
class Freeze {
  readonly #kv: Kv;
  #held: string | null = null;
  #since = 0;

  constructor(kv: Kv) {
    this.#kv = kv;
  }

  async begin(): Promise<void> {
    this.#since = performance.now();
    this.#held = await this.#kv.freeze(FREEZE_MS);
  }

  async prolong(): Promise<void> {
    this.#since = performance.now();
    this.#held = await this.#kv.freeze(FREEZE_MS, this.#held);
  }

  async prolongInTime(): Promise<void> {
    if (performance.now() - this.#since > PROLONG_AFTER_MS) {
      await this.prolong();
    }
  }

  async end(): Promise<void> {
    if (this.#held !== null) await this.#kv.thaw(this.#held);
  }
}

/** Writes lines some at a time, and to the disk at the end. */
class LineFile {
  readonly #file: Deno.FsFile;
  readonly #encoder = new TextEncoder();
  #text = "";

  constructor(file: Deno.FsFile) {
    this.#file = file;
  }

  async add(line: string): Promise<void> {
    this.#text += `${line}\n`;
    if (this.#text.length >= BUFFER_CHARS) await this.#write();
  }

  async end(): Promise<void> {
    await this.#write();
    await this.#file.sync();
  }

  async #write(): Promise<void> {
    const bytes = this.#encoder.encode(this.#text);
    this.#text = "";
    for (let at = 0; at < bytes.length;) {
      at += await this.#file.write(bytes.subarray(at));
    }
  }
}

/**
 * Returns the file to write: the one asked for, or one named by the time, in the folder asked for or beside the database.
 * Throws OperatorError when nothing is asked for and the database is not a file.
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
  );
  console.log(`${target}: ${entries} entries\nSHA-256 ${sha256}`);
}

if (import.meta.main) await runTask(main);
