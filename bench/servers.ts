import { Buffer } from "node:buffer";
import { request } from "node:http";
import { join } from "node:path";
import { MEMORY_VARIABLES } from "@/lib/tasks/permissions.ts";
import { type BareTask, type Recorded, TASK } from "./bare.ts";

/** A server in a separate process. */
export interface Server extends AsyncDisposable {
  origin: string;
  pid: number;
}

/**
 * Starts a program in Deno with the app's runtime settings. Waits until it prints its port, either alone or in a URL.
 */
async function startServer(
  args: string[],
  env: Record<string, string> = {},
  cwd = ".",
): Promise<Server> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", ...args],
    env: { ...MEMORY_VARIABLES, ...env },
    cwd,
    stdout: "piped",
  }).spawn();
  const reader = child.stdout.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let port: string | undefined;
  while (port === undefined) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`Cannot start "${args.join(" ")}"`);
    text += decoder.decode(value, { stream: true });
    port = /(?:^|127\.0\.0\.1:)(\d{4,5})[\s/]/m.exec(text)?.[1];
  }
  drain(reader);
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
    },
  };
}

/** Starts the app on a store as shipped, but without rate limits; `folder` selects another version. */
export function startApp(
  store: string,
  { folder, env = {} }: { folder?: string; env?: Record<string, string> } = {},
): Promise<Server> {
  return startServer(["main.ts"], {
    KV_PATH: store,
    LISTEN: "127.0.0.1",
    PORT: somePort(),
    LIMIT_FACTOR: "1000000",
    ...env,
  }, folder);
}

/** Returns a port that is most likely free, because the app cannot choose one itself. */
function somePort(): string {
  return String(20_000 + Math.floor(Math.random() * 20_000));
}

/** Starts the bare server. */
export async function startBare(task: BareTask, dir: string): Promise<Server> {
  await Deno.writeTextFile(join(dir, TASK), JSON.stringify(task));
  return await startServer(["bench/bare.ts", dir]);
}

/** Discards the log: decoding it here would distort the measurement. */
async function drain(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<void> {
  while (!(await reader.read()).done);
}

/** Fetches a page as sent, without decoding it. */
export function record(
  url: string,
  headers: Record<string, string>,
): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers }, (response) => {
      const chunks: Uint8Array[] = [];
      response.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode!,
          headers: endToEndHeaders(response.rawHeaders),
          body: Buffer.concat(chunks).toString("base64"),
        }));
    });
    call.on("error", reject).end();
  });
}

const MADE_BY_THE_SERVER =
  /^(date|connection|content-length|transfer-encoding|keep-alive)$/i;

function endToEndHeaders(raw: string[]): [string, string][] {
  const headers: [string, string][] = [];
  for (let i = 0; i < raw.length; i += 2) {
    const [name, value] = [raw[i]!, raw[i + 1]!];
    if (!MADE_BY_THE_SERVER.test(name)) headers.push([name, value]);
  }
  return headers;
}
