import { TextLineStream } from "deno-std/streams/text_line_stream.js";
import { MEMORY_VARIABLES } from "@/lib/tasks/permissions.ts";
import { ROOT } from "@/lib/tasks/project.ts";

/** The real server in a process of its own. */
export interface ServerProcess {
  /** Without a slash at its end. */
  address: string;
  pid: number;
  /** Ends it as a power cut would: nothing of it runs any more. */
  kill(): Promise<void>;
  /** Asks it to end as a platform does; gives its exit code. */
  end(): Promise<number>;
}

export interface ServerOptions {
  /** The user that it runs as. */
  uid?: number;
  /** Flags of `deno run`; all rights unless told otherwise. */
  rights?: string[];
  /** A command that runs what follows it, such as `nice`. */
  through?: string[];
}

/** Starts main.ts on a free port with these variables beside the defaults; gives it when it listens. */
export async function startServer(
  variables: Record<string, string>,
  { uid, rights = ["-A"], through = [] }: ServerOptions = {},
): Promise<ServerProcess> {
  const [command, ...args] = [
    ...through,
    ...[Deno.execPath(), "run", ...rights, "--quiet", `${ROOT}/main.ts`],
  ];
  const process = new Deno.Command(command!, {
    args,
    cwd: ROOT,
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
  const lines: ReadableStreamDefaultReader<string> = process.stdout
    .pipeThrough(new TextDecoderStream())
    .pipeThrough<string>(new TextLineStream())
    .getReader();
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
