import { MEMORY_VARIABLES } from "@/lib/tasks/permissions.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { linesOf } from "./lines.ts";

/** The real server in a separate process. */
export interface ServerProcess {
  /** Without a trailing slash. */
  address: string;
  pid: number;
  /** Kills the server as a power cut would. */
  kill(): Promise<void>;
  /** Stops the server as a platform would; returns its exit code. */
  end(): Promise<number>;
}

export interface ServerOptions {
  /** The user that the server runs as. */
  uid?: number;
  /** Flags of `deno run`; all rights by default. */
  rights?: string[];
  /** A command prefix, such as `nice`. */
  through?: string[];
  /** The file to run, main.ts by default. */
  entry?: string;
  /** The checkout to run, this one by default. */
  checkout?: string;
}

/** Starts the server on a free port with variables in addition to the defaults, and waits until it listens. */
export async function startServer(
  variables: Record<string, string>,
  options: ServerOptions = {},
): Promise<ServerProcess> {
  const { uid, rights = ["-A"], through = [], entry = "main.ts" } = options;
  const { checkout = ROOT } = options;
  const [command, ...args] = [
    ...through,
    ...[Deno.execPath(), "run", ...rights, "--quiet", `${checkout}/${entry}`],
  ];
  const process = new Deno.Command(command!, {
    args,
    cwd: checkout,
    env: {
      PORT: "0",
      LISTEN: "127.0.0.1",
      LOG_LEVEL: "error",
      LIMIT_FACTOR: "1000",
      ...MEMORY_VARIABLES,
      ...variables,
    },
    ...(uid !== undefined && { uid }),
    stdout: "piped",
  }).spawn();
  const lines = linesOf(process.stdout).getReader();
  const address = await findAddress(lines);
  const drained = drain(lines);
  return {
    address,
    pid: process.pid,
    async kill() {
      process.kill("SIGKILL");
      await process.status;
      await drained;
    },
    async end() {
      process.kill("SIGTERM");
      const { code } = await process.status;
      await drained;
      return code;
    },
  };
}

async function findAddress(
  lines: ReadableStreamDefaultReader<string>,
): Promise<string> {
  while (true) {
    const { done, value } = await lines.read();
    if (done) throw new Error("The server ended before it listened");
    const match = /http:\/\/[^/]+/.exec(value);
    if (match !== null) return match[0];
  }
}

async function drain(
  lines: ReadableStreamDefaultReader<string>,
): Promise<void> {
  while (!(await lines.read()).done);
}
