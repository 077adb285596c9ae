import { ROOT } from "@/lib/tasks/project.ts";
import { linesOf } from "./lines.ts";

/** The processes of `deno task start`: the launcher, the server and the studio. */
export interface LaunchedSite extends AsyncDisposable {
  /** Without a trailing slash. */
  address: string;
  launcher: number;
  server: number;
  studio: number;
  /** The output of all processes so far. */
  lines: string[];
  /** Resolves to the launcher's exit code. */
  ended: Promise<number>;
}

export interface LaunchOptions {
  /** The project to start, this one by default. */
  root?: string;
  cwd?: string;
}

/** Starts the launcher with variables in addition to the defaults and does not wait. */
export function launch(
  variables: Record<string, string>,
  { root = ROOT }: LaunchOptions = {},
): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `${root}/lib/tasks/start.ts`],
    cwd: root,
    env: {
      PORT: "0",
      LISTEN: "127.0.0.1",
      NO_COLOR: "1",
      LIMIT_FACTOR: "1000",
      LOG_LEVEL: "error",
      ...variables,
    },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** Starts the site as `deno task start` does and waits until it listens. Linux only. */
export async function launchSite(
  variables: Record<string, string>,
  options: LaunchOptions = {},
): Promise<LaunchedSite> {
  const process = launch(variables, options);
  const lines: string[] = [];
  const listening = Promise.withResolvers<string>();
  const streams = [process.stdout, process.stderr];
  const read = Promise.all(streams.map(async (stream) => {
    for await (const line of linesOf(stream)) {
      lines.push(line);
      const address = /^Waybill is at (http:\/\/[^/]+)/.exec(line)?.[1];
      if (address !== undefined) listening.resolve(address);
    }
  }));
  const ended = process.status.then(async ({ code }) => {
    await read;
    listening.reject(new Error(`It ended at once: ${lines.join("\n")}`));
    return code;
  });
  const address = await listening.promise;
  const children = await childrenOf(process.pid);
  const find = (script: string) => findProcess(children, script);
  return {
    address,
    launcher: process.pid,
    server: await find("/main.ts --launched"),
    studio: await find("/lib/studio/main.ts"),
    lines,
    ended,
    async [Symbol.asyncDispose]() {
      if (await isRunning(process.pid)) process.kill("SIGTERM");
      await ended;
    },
  };
}

/** Returns the ids of a process's running children. */
export async function childrenOf(parent: number): Promise<number[]> {
  const all = await Array.fromAsync(Deno.readDir("/proc"));
  const pids = all.map(({ name }) => Number(name)).filter(Boolean);
  const parents = await Promise.all(
    pids.map((pid) => readStatus(pid, /^PPid:\s+(\d+)/m)),
  );
  return pids.filter((_, at) => parents[at] === String(parent));
}

/** Reports whether a process is running; a zombie is not. */
export async function isRunning(pid: number): Promise<boolean> {
  const state = await readStatus(pid, /^State:\s+(\w)/m);
  return state !== null && state !== "Z";
}

/** Returns the program of a process and its arguments. */
export async function commandOf(pid: number): Promise<string[]> {
  const line = await Deno.readTextFile(`/proc/${pid}/cmdline`);
  return line.split("\0").slice(0, -1);
}

/** Returns the private memory of processes plus their share of shared memory, in megabytes. */
export async function memoryOf(...pids: number[]): Promise<number> {
  const sizes = await Promise.all(pids.map(async (pid) => {
    const text = await Deno.readTextFile(`/proc/${pid}/smaps_rollup`);
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)![1]) / 1024;
  }));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function findProcess(pids: number[], script: string): Promise<number> {
  for (const pid of pids) {
    if ((await commandOf(pid)).join(" ").includes(script)) return pid;
  }
  throw new Error(`No process runs ${script}`);
}

async function readStatus(pid: number, part: RegExp): Promise<string | null> {
  const text = await Deno.readTextFile(`/proc/${pid}/status`).catch(() => "");
  return part.exec(text)?.[1] ?? null;
}
