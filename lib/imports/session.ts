import type { Key, Kv } from "@/lib/store/kv.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { type ImportFile, readFile } from "./file.ts";
import { type MatchedRow, Matcher } from "./match.ts";
import { readRow } from "./rows.ts";
import { columnsKey, readParts, type StoredImport } from "./store.ts";

/** The rows that are matched at once. */
const MATCHED_TOGETHER = 100;

/** A file that is being worked through, row by row. */
export class Session {
  readonly file: ImportFile;
  readonly #kv: Kv;
  #matcher: Matcher;
  /** Matched rows, and the place of the first of them in the file. */
  #rows: MatchedRow[] = [];
  #from = 0;

  constructor(kv: Kv, file: ImportFile) {
    this.#kv = kv;
    this.file = file;
    this.#matcher = new Matcher(kv);
  }

  /**
   * Returns rows from a place on, none at the end of the file. A row depends on earlier ones, so a process that goes on with
   * another one's file first catches up.
   */
  async take(at: number): Promise<MatchedRow[]> {
    if (at < this.#from) {
      this.#matcher = new Matcher(this.#kv);
      [this.#rows, this.#from] = [[], 0];
    }
    while (at >= this.#end && this.#end < this.file.rows.length) {
      await this.#next();
    }
    return this.#rows.slice(at - this.#from);
  }

  get #end(): number {
    return this.#from + this.#rows.length;
  }

  async #next(): Promise<void> {
    const from = this.#end;
    const part = this.file.rows.slice(from, from + MATCHED_TOGETHER);
    const read = part.map((row) => readRow(row, this.file));
    this.#rows = await this.#matcher.match(read);
    this.#from = from;
  }
}

/** The files that are kept in memory. */
const MAX_SESSIONS = 2;

/** The sessions of the jobs that run in this process, so that a file is not read anew for each step. */
export class Sessions {
  readonly #kv: Kv;
  readonly #open = new Map<string, Session>();

  constructor(kv: Kv) {
    this.#kv = kv;
  }

  /** Returns the session of a job, which reads the file at its first step. Throws 422 for a file that cannot be read. */
  async open(jobId: string, record: StoredImport): Promise<Session> {
    const existing = this.#open.get(jobId);
    if (existing !== undefined) return existing;
    const session = new Session(this.#kv, await openFile(this.#kv, record));
    const [oldest] = this.#open.keys();
    if (this.#open.size >= MAX_SESSIONS) this.#open.delete(oldest!);
    this.#open.set(jobId, session);
    return session;
  }

  /** Frees the memory of a job that ends. */
  close(jobId: string): void {
    this.#open.delete(jobId);
  }
}

/** Reads the file of an import as it was read before; first with the columns that a person has chosen for the same heads. */
export async function openFile(
  kv: Kv,
  record: StoredImport,
): Promise<ImportFile> {
  const { options, offered, found } = record;
  const bytes = await readParts(kv, record);
  const recall = (heads: string[]) =>
    kv.get<Record<string, string>>(keyOfColumns(heads))
      .then((columns) => columns ?? undefined);
  if (found === null) {
    return await readFile(bytes, options, { offered, recall });
  }
  // Of columns with the same head the first one counts.
  const columns = Object.fromEntries(
    found.columns.toReversed().map(({ head, field }) => [head, field ?? ""]),
  );
  return await readFile(bytes, { ...options, columns }, { offered });
}

/** Returns the key of the choice of columns for files with these heads, in any order. */
export function keyOfColumns(heads: string[]): Key {
  const names = new Set(heads.map((head) => head.trim()));
  return columnsKey(sha256(JSON.stringify([...names].sort())));
}
