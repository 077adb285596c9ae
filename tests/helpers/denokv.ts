import { DatabaseSync } from "node:sqlite";
import { findFirstFile } from "./find_first_file.ts";
import { linesOf } from "./lines.ts";

const TOKEN_NAME = "DENO_KV_ACCESS_TOKEN";

/** The runtime sends the token in its environment to every remote store; denokv requires at least twelve characters. */
const ACCESS_TOKEN = Deno.env.get(TOKEN_NAME) ?? "access-token-of-tests";

if (!Deno.env.has(TOKEN_NAME)) Deno.env.set(TOKEN_NAME, ACCESS_TOKEN);

const binary = await findBinary();

/** Whether tests on denokv run: they are skipped if it is not installed, unless REQUIRE_DENOKV=1. */
export const RUNS_DENOKV = binary !== undefined ||
  Deno.env.get("REQUIRE_DENOKV") === "1";

export const WHY_SKIPPED =
  "Tests on denokv are skipped: there is no denokv in PATH or ~/.cargo/bin";

let isSaid = RUNS_DENOKV;

/** Defines a test that needs denokv. */
export function denokvTest(name: string, run: () => Promise<void>): void {
  if (!isSaid) console.log(WHY_SKIPPED);
  isSaid = true;
  Deno.test({ name, ignore: !RUNS_DENOKV, fn: run });
}

/** A denokv server with an empty database; `await using` stops it and removes the database. */
export class Denokv implements AsyncDisposable {
  /** The SQLite database, which an embedded Deno KV can open too. */
  readonly file: string;
  readonly #folder: string;
  #process!: Deno.ChildProcess;
  #log!: Promise<void>;
  #address = "127.0.0.1:0";

  private constructor(folder: string) {
    this.#folder = folder;
    this.file = `${folder}/denokv.sqlite`;
  }

  /** Starts a server on a free port. */
  static async start(): Promise<Denokv> {
    const prefix = "waybill_denokv_";
    const denokv = new Denokv(await Deno.makeTempDir({ prefix }));
    await denokv.restart();
    return denokv;
  }

  /** The URL for KV_PATH. */
  get path(): string {
    return `http://${this.#address}`;
  }

  /** Kills the server with SIGKILL. */
  async kill(): Promise<void> {
    this.#process.kill("SIGKILL");
    await this.#process.status;
    await this.#log;
  }

  /** Restarts a killed server on the same database and port. */
  async restart(...flags: string[]): Promise<void> {
    this.#process = new Deno.Command(binary ?? "denokv", {
      args: [
        ...["--sqlite-path", this.file, "serve"],
        ...["--addr", this.#address, ...flags],
      ],
      env: { [TOKEN_NAME]: ACCESS_TOKEN, RUST_LOG: "info" },
      stderr: "piped",
    }).spawn();
    const lines = linesOf(this.#process.stderr);
    const address = Promise.withResolvers<string>();
    this.#log = readLog(lines, address.resolve).finally(() =>
      address.reject(new Error("denokv ended before it listened"))
    );
    this.#address = await address.promise;
  }

  /** Empties the database. */
  clear(): void {
    using database = new DatabaseSync(this.file);
    database.exec("PRAGMA busy_timeout = 5000; DELETE FROM kv");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    await Deno.remove(this.#folder, { recursive: true });
  }
}

async function readLog(
  lines: ReadableStream<string>,
  onAddress: (address: string) => void,
): Promise<void> {
  for await (const line of lines) {
    const [, address] = /Listening on http:\/\/(\S+)/.exec(line) ?? [];
    if (address !== undefined) onAddress(address);
  }
}

function findBinary(): Promise<string | undefined> {
  const { DENOKV_PATH, CARGO_HOME, HOME, PATH = "" } = Deno.env.toObject();
  const folders = [...PATH.split(":"), `${CARGO_HOME ?? `${HOME}/.cargo`}/bin`];
  return findFirstFile(
    DENOKV_PATH ? [DENOKV_PATH] : folders.map((folder) => `${folder}/denokv`),
  );
}
