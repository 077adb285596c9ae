import { readEnv } from "../env.ts";

/** The variables passed to a helper: where Deno keeps its files and where libraries are, and no secret. */
const PASSED_ON = ["HOME", "DENO_DIR", "XDG_CACHE_HOME", "LD_LIBRARY_PATH"];

/** After a shorter life the delay doubles. */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;

export interface HelperOptions {
  /** Arguments of `deno run`: flags, the script, its arguments. */
  args: string[];
  /** The Unix socket that it listens on. */
  socket: string;
  /** Variables beside those of every helper. */
  env: Record<string, string>;
  /** Called for each unexpected exit. */
  onEnd: (code: number) => void;
}

/**
 * A process that works for the server without its secrets, database and network. It is restarted whenever it exits, and
 * ends with this process, which it notices by its standard input.
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

  /** Stops it for good. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#stopping.resolve();
    // It sees the end of its input, which always arrives.
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
    // A killed one leaves its socket, which would keep the next from listening.
    await Deno.remove(socket).catch(() => undefined);
    // It may have been stopped before a process existed.
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
