import { readEnv } from "../env.ts";

/** What a helper hears of the environment: where Deno keeps its files and where libraries are, and no secret. */
const PASSED_ON = ["HOME", "DENO_DIR", "XDG_CACHE_HOME", "LD_LIBRARY_PATH"];

/** One that lived shorter than this waits twice as long as before. */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;

export interface HelperOptions {
  /** What `deno run` takes: flags, the script, its arguments. */
  args: string[];
  /** The Unix socket that it listens at. */
  socket: string;
  /** Its variables beside those that every helper needs. */
  env: Record<string, string>;
  /** Hears of each end that was not asked for. */
  onEnd: (code: number) => void;
}

/**
 * A process that works for the server and has none of its secrets, its database and its network. It is started again whenever it
 * ends, and ends with this process, whose end it sees by its standard input.
 */
export class Helper {
  readonly #options: HelperOptions;
  readonly #stopping = Promise.withResolvers<void>();
  readonly #ended: Promise<void>;
  #isStopping = false;
  #process: Deno.ChildProcess | null = null;

  /** Starts it. */
  constructor(options: HelperOptions) {
    this.#options = options;
    this.#ended = this.#keepRunning();
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#stopping.resolve();
    // It sees the end of its input, which nothing can keep from it.
    await this.#process?.stdin.close().catch(() => undefined);
    await this.#ended;
  }

  async #keepRunning(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!this.#isStopping) {
      const since = performance.now();
      const code = await this.#runOnce();
      if (this.#isStopping) return;
      this.#options.onEnd(code);
      const isShort = performance.now() - since < SHORT_LIFE_MS;
      pause = isShort ? Math.min(pause * 2, MAX_PAUSE_MS) : FIRST_PAUSE_MS;
      await Promise.race([wait(pause), this.#stopping.promise]);
    }
  }

  async #runOnce(): Promise<number> {
    const { args, socket, env } = this.#options;
    // What one that was killed has left would keep the next from listening.
    await Deno.remove(socket).catch(() => undefined);
    // It may have been stopped meanwhile, when there was no process yet to end.
    if (this.#isStopping) return 0;
    this.#process = new Deno.Command(Deno.execPath(), {
      args: ["run", ...args],
      clearEnv: true,
      env: { ...passedOn(), ...env },
      stdin: "piped",
    }).spawn();
    return (await this.#process.status).code;
  }
}

function passedOn(): Record<string, string> {
  const all = Object.entries(readEnv(PASSED_ON));
  return Object.fromEntries(
    all.filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
