import { setTimeout } from "node:timers/promises";
import { readEnv } from "../env.ts";

/** The variables passed to a helper: the paths of Deno's files and of libraries, and no secret. */
const PASSED_ON = ["HOME", "DENO_DIR", "XDG_CACHE_HOME", "LD_LIBRARY_PATH"];

/** If a helper lives shorter than this, the restart delay doubles. */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;

interface HelperOptions {
  /** Arguments of `deno run`: flags, the script, its arguments. */
  args: string[];
  /** The Unix socket that the helper listens on. */
  socket: string;
  /** Variables in addition to PASSED_ON. */
  env: Record<string, string>;
  /** Called for each unexpected exit. */
  onEnd: (code: number) => void;
}

/**
 * Starts a helper process of the server, without access to its secrets, database and network; returns a function that
 * stops it. The helper is restarted whenever it exits. It ends with this process, because its standard input closes
 * then.
 */
export function startHelper(
  { args, socket, env, onEnd }: HelperOptions,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let child: Deno.ChildProcess | undefined;

  async function runOnce(): Promise<number> {
    // A killed helper leaves its socket, which would keep the next one from listening.
    await Deno.remove(socket).catch(() => undefined);
    // The helper may have been stopped before its process was started.
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
    // The helper exits at the end of its input. Unlike a signal, this always arrives.
    await child?.stdin.close().catch(() => undefined);
    await ended;
  };
}
