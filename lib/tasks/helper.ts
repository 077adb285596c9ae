import { setTimeout } from "node:timers/promises";
import { readEnv } from "../env.ts";

/** The variables passed to a helper: where Deno keeps its files and where libraries are, and no secret. */
const PASSED_ON = ["HOME", "DENO_DIR", "XDG_CACHE_HOME", "LD_LIBRARY_PATH"];

/** After a shorter life the delay doubles. */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;

interface HelperOptions {
  /** Arguments of `deno run`: flags, the script, its arguments. */
  args: string[];
  /** The Unix socket that it listens on. */
  socket: string;
  /** Variables in addition to those of every helper. */
  env: Record<string, string>;
  /** Called for each unexpected exit. */
  onEnd: (code: number) => void;
}

/**
 * Starts a process that works for the server without its secrets, database and network; returns a function that stops it.
 * It is restarted whenever it exits, and ends with this process, which it notices by its standard input.
 */
export function startHelper(
  { args, socket, env, onEnd }: HelperOptions,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let child: Deno.ChildProcess | undefined;

  async function runOnce(): Promise<number> {
    // A killed one leaves its socket, which would keep the next from listening.
    await Deno.remove(socket).catch(() => undefined);
    // It may have been stopped before a process existed.
    if (signal.aborted) return 0;
    child = new Deno.Command(Deno.execPath(), {
      args: ["run", ...args],
      clearEnv: true,
      env: { ...readEnv(PASSED_ON), ...env },
      stdin: "piped",
    }).spawn();
    return (await child.status).code;
  }

  async function keepRunning(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      const since = performance.now();
      const code = await runOnce();
      if (signal.aborted) return;
      onEnd(code);
      const isShort = performance.now() - since < SHORT_LIFE_MS;
      pause = isShort ? Math.min(pause * 2, MAX_PAUSE_MS) : FIRST_PAUSE_MS;
      // Stopping ends the pause.
      await setTimeout(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  const ended = keepRunning();
  return async () => {
    stopping.abort();
    // It sees the end of its input, which always arrives.
    await child?.stdin.close().catch(() => undefined);
    await ended;
  };
}
