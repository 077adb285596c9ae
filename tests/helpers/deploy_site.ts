import { deepEqual, equal } from "node:assert/strict";
import { omit } from "deno-std/collections/omit.js";
import { ROOT } from "@/lib/tasks/project.ts";
import { linesOf } from "./lines.ts";
import { SETUP_TOKEN } from "./live_admin.ts";

/** The path of Deno 2.5.0, with which Deno Deploy builds and runs; `.ci/run` sets it. */
const DENO = Deno.env.get("DEPLOY_DENO");

/** Defines a test that needs Deno 2.5.0. */
export function deployTest(name: string, fn: () => Promise<void>): void {
  Deno.test({ name, ignore: DENO === undefined, fn });
}

/** The files that are uploaded. */
const PROJECT = [
  ...["deno.json", "deno.lock", "app.ts", "client.ts", "deploy.ts", "main.ts"],
  ...["fresh.gen.ts", "components", "islands", "lib", "routes", "static"],
];

/** Entries that Deno 2.5.0 adds to the lock file: types that nothing loads. */
const TYPES = ["@types/node@24.2.0", "undici-types@7.10.0"];

/** Wraps Deno.cron() so that each incoming line also calls its handler. */
const ENTRY = `
const { cron } = Deno;
Deno.cron = (name, schedule, handler) => {
  console.log("cron", schedule);
  listen(handler);
  return cron(name, schedule, handler);
};
async function listen(handler) {
  for await (const _ of Deno.stdin.readable) {
    await handler();
    console.log("ran");
  }
}
await import("./deploy.ts");
`;

/** A copy of the project, installed and built as deno.json specifies for Deno Deploy. `await using` removes it. */
export class DeployedProject implements AsyncDisposable {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async build(): Promise<DeployedProject> {
    const project = new DeployedProject(await Deno.makeTempDir());
    const folder = project.#folder;
    const from = PROJECT.map((name) => `${ROOT}/${name}`);
    await output("cp", ["-r", ...from, folder]);
    const { deploy } = JSON.parse(await read(`${folder}/deno.json`));
    for (const command of [deploy.install, deploy.build]) {
      await output(DENO!, command.split(" ").slice(1), folder);
    }
    const [lock, installed] = await Promise.all(
      [ROOT, folder].map(async (at) =>
        JSON.parse(await read(`${at}/deno.lock`))
      ),
    );
    deepEqual(omit(installed.npm, TYPES), lock.npm);
    equal(deploy.runtime.entrypoint, "deploy.ts");
    await Deno.writeTextFile(`${folder}/entry.js`, ENTRY);
    return project;
  }

  /** Starts an instance on a store and waits until it listens. */
  start(KV_PATH: string): Promise<DeployedSite> {
    const process = new Deno.Command(DENO!, {
      args: ["run", "-A", "entry.js"],
      cwd: this.#folder,
      env: {
        ...ENV,
        KV_PATH,
        SETUP_TOKEN,
        PORT: "0",
        LISTEN: "127.0.0.1",
        LOG_LEVEL: "error",
        LIMIT_FACTOR: "1000",
      },
      stdin: "piped",
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    return DeployedSite.of(process);
  }

  /** Loads a dump with Deno 2.5.0, as operations.md describes, because it cannot read values written by a newer Deno. */
  async load(KV_PATH: string, dump: string): Promise<void> {
    await output(DENO!, ["task", "load", dump], this.#folder, { KV_PATH });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Deno.remove(this.#folder, { recursive: true });
  }
}

/** A running instance. */
export class DeployedSite {
  /** Without a trailing slash. */
  address = "";
  readonly #process: Deno.ChildProcess;
  readonly #lines: string[] = [];
  readonly #output: Promise<unknown>;
  readonly #input: WritableStreamDefaultWriter<Uint8Array>;
  #onLine = () => {};

  private constructor(process: Deno.ChildProcess) {
    this.#process = process;
    this.#input = process.stdin.getWriter();
    const streams = [process.stdout, process.stderr];
    this.#output = Promise.all(streams.map((stream) => this.#read(stream)));
  }

  static async of(process: Deno.ChildProcess): Promise<DeployedSite> {
    const site = new DeployedSite(process);
    await site.#line(/^cron \* \* \* \* \*$/);
    const line = await site.#line(/http:\/\/[^/]+/);
    site.address = /http:\/\/[^/]+/.exec(line)![0];
    return site;
  }

  /** Calls the handler of Deno.cron() and waits until it ends. */
  async runCron(): Promise<void> {
    await this.#input.write(new TextEncoder().encode("run\n"));
    const line = await this.#line(/^ran$/);
    this.#lines.splice(this.#lines.indexOf(line), 1);
  }

  /** Kills the instance as the platform may at any moment. */
  async kill(): Promise<void> {
    this.#process.kill("SIGKILL");
    await this.#ended();
  }

  /** Stops the instance and asserts that nothing failed. */
  async end(): Promise<void> {
    this.#process.kill("SIGINT");
    const { code } = await this.#ended();
    equal(code, 0);
    deepEqual(this.#lines.filter((line) => !EXPECTED.test(line)), []);
  }

  async #ended(): Promise<Deno.CommandStatus> {
    const status = await this.#process.status;
    await this.#input.abort().catch(() => {});
    await this.#output;
    return status;
  }

  async #read(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    for await (const line of linesOf(stream)) {
      this.#lines.push(line);
      this.#onLine();
    }
    this.#onLine();
  }

  /** Waits for a line that matches. */
  async #line(pattern: RegExp): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.#onLine = () => {
      const line = this.#lines.find((line) => pattern.test(line));
      if (line !== undefined) resolve(line);
    };
    this.#output.then(() => reject(new Error(this.#lines.join("\n"))));
    this.#onLine();
    return await promise;
  }
}

/** The lines of a normal start, and a warning of Deno 2.5.0 about its own createHmac(). */
const EXPECTED =
  /^(cron |Waybill |There is no administrator |\(node:\d+\) \[DEP0181\])/;

/** Uses a separate cache, because Deno would empty one of another version. */
const ENV = {
  DENO_DIR: `${ROOT}/_fresh/deno_deploy`,
  DENO_TLS_CA_STORE: "mozilla,system",
  DENO_NO_UPDATE_CHECK: "1",
  NO_COLOR: "1",
};

async function output(
  command: string,
  args: string[],
  cwd = ROOT,
  variables: Record<string, string> = {},
): Promise<void> {
  const env = { ...ENV, ...variables };
  const { success, stderr } = await new Deno.Command(command, {
    args,
    cwd,
    env,
    stdout: "null",
    stderr: "piped",
  }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
}

function read(path: string): Promise<string> {
  return Deno.readTextFile(path);
}
