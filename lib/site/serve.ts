import { issueSetupToken } from "@/lib/accounts/setup.ts";
import type { Env } from "@/lib/env.ts";
import { ifWritable } from "@/lib/store/failures.ts";
import { addSecurityHeaders } from "@/lib/http/headers.ts";
import type { Upkeep } from "@/lib/upkeep.ts";
import type { Services } from "./state.ts";
import { EnvError, hostPort } from "@/lib/env_values.ts";

/** A handler for Deno.serve(). */
export type Handler = (
  req: Request,
  info: Deno.ServeHandlerInfo,
) => Response | Promise<Response>;

export interface ServeOptions extends Pick<Services, "kv" | "env" | "log"> {
  /** Flushes the log. */
  flush: () => void;
  /** Prints a line for the operator; to the console by default. */
  print?: (line: string) => void;
  /** An existing listener to take over; a new one by default. */
  listener?: Listener | undefined;
}

/** A server whose handler can be replaced without refusing connections. */
export interface Listener {
  server: Deno.HttpServer<Deno.NetAddr>;
  /** Its address on this machine. */
  address: string;
  handler: Handler;
}

export interface Server {
  /** Its address on this machine. */
  address: string;
  /** Stops accepting requests, finishes running ones and closes the database. */
  stop: () => Promise<void>;
}

/** A server with its background work. */
export type Site = Server & Pick<Upkeep, "runDue">;

/** Platforms kill a process five seconds after SIGTERM. */
const GRACE_MS = 4_500;
/** The time for running requests; the rest is for closing. */
const UNDER_WAY_MS = 4_000;

/**
 * Listens and prints the URL, and if there is no member yet, the link that creates the first. `stop` lets running requests
 * finish.
 */
export async function serve(
  handler: Handler,
  options: ServeOptions,
): Promise<Server> {
  const { kv, env, log, flush } = options;
  const underWay = new UnderWay();
  const listener = options.listener ?? listen(handler, env);
  listener.handler = underWay.counted(guardAddress(handler));
  const { server, address } = listener;
  // Detects a read-only store before the first visitor's write.
  await ifWritable(() => kv.tryWrite());
  // Printed when everything is ready, because a client may be waiting for the line.
  const token = await ifWritable(() => issueSetupToken(kv, env.setupToken));
  announce(options, { address, token });

  async function stop(): Promise<void> {
    await underWay.ended();
    await server.shutdown();
    kv.close();
    log.info("server.stopped");
    flush();
  }
  return { address, stop };
}

/** Stops the process on a signal or when its launcher ends, even during the start. Ignores further signals. */
export function stopOnSignal(
  server: Promise<Server>,
  launcherEnds?: Promise<void>,
): void {
  let stopping = false;
  async function end(): Promise<void> {
    if (stopping) return;
    stopping = true;
    // An endless connection must not delay the exit.
    setTimeout(() => Deno.exit(0), GRACE_MS);
    await (await server).stop();
    Deno.exit(0);
  }
  Deno.addSignalListener("SIGINT", end);
  if (Deno.build.os !== "windows") Deno.addSignalListener("SIGTERM", end);
  launcherEnds?.then(end);
}

/** Counts running requests, to wait for them before shutdown(), which would cut off arriving bodies. */
class UnderWay {
  #count = 0;
  #ended: (() => void) | null = null;

  counted(handler: Handler): Handler {
    return async (req, info) => {
      this.#count++;
      try {
        return await handler(req, info);
      } finally {
        this.#count--;
        if (this.#count === 0) this.#ended?.();
      }
    };
  }

  /** Waits until no request is running, but not beyond the platform's grace period. */
  async ended(): Promise<void> {
    if (this.#count === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ended = resolve;
    const timer = setTimeout(resolve, UNDER_WAY_MS);
    await promise;
    clearTimeout(timer);
  }
}

/** Listens at the address of the environment. Throws EnvError with a message for the operator. */
export function listen(
  handler: Handler,
  { port, listen: hostname }: Env,
): Listener {
  try {
    const server = Deno.serve(
      { port, hostname, onListen: () => undefined },
      (req, info) => listener.handler(req, info),
    );
    const address = localAddress(hostname, server.addr.port);
    const listener: Listener = {
      server,
      address,
      handler: guardAddress(handler),
    };
    return listener;
  } catch (error) {
    const reason = (error as Error).message;
    throw new EnvError(
      error instanceof Deno.errors.AddrInUse
        ? `PORT ${port} is in use by another program`
        : `LISTEN ${hostPort(hostname, port)} cannot be listened on: ${reason}`,
    );
  }
}

/** Refuses malformed URLs, which would not reach the middlewares. */
function guardAddress(handler: Handler): Handler {
  return async function guarded(req, info) {
    try {
      return await handler(req, info);
    } catch (error) {
      // Checked only after a failure, because checking first would parse every URL twice.
      if (error instanceof URIError || !URL.canParse(req.url)) {
        return refuseAddress();
      }
      throw error;
    }
  };
}

function refuseAddress(): Response {
  const response = new Response("Bad request", {
    status: 400,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    },
  });
  response.headers.set("x-request-id", crypto.randomUUID());
  addSecurityHeaders(response.headers, false);
  return response;
}

function announce(
  { env, log, print = console.log }: ServeOptions,
  { address, token }: { address: string; token: string | null },
): void {
  log.info("server.started", { address });
  print(`Waybill is at ${address}/`);
  if (token === null) return;
  const path = `${env.publicOrigin ?? address}/control/signup.html`;
  // A token chosen by the operator is not printed, because output often ends up in log files.
  const how = env.setupToken === undefined
    ? `within 30 minutes: ${path}?token=${token}`
    : `with the SETUP_TOKEN: ${path}`;
  print(`There is no administrator yet. Create one ${how}`);
}

function localAddress(listen: string, port: number): string {
  const everywhere = listen === "0.0.0.0" || listen === "::";
  return `http://${hostPort(everywhere ? "localhost" : listen, port)}`;
}
