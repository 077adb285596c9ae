import { issueSetupToken } from "@/lib/accounts/setup.ts";
import { type Env, EnvError } from "@/lib/env.ts";
import { hostPort } from "@/lib/host_port.ts";
import { ifWritable } from "@/lib/store/if_writable.ts";
import { addSecurityHeaders } from "@/lib/http/headers.ts";
import { type Handler, repeating } from "./repeating.ts";
import type { Services } from "./services.ts";

export interface ServeOptions
  extends Pick<Services, "kv" | "env" | "log" | "repeated"> {
  /** Writes the lines that the log still holds. */
  flush: () => void;
  /** Reports the operator something; on the console unless told. */
  print?: (line: string) => void;
}

export interface Server {
  /** Where to reach it from this machine. */
  address: string;
  /** Stops taking requests, ends those under way, closes the database. */
  stop: () => Promise<void>;
}

/** Platforms kill a process five seconds after asking it to end. */
const GRACE_MS = 4_500;
/** What is under way gets this much of it; the rest is for closing what is left. */
const UNDER_WAY_MS = 4_000;

/**
 * Listens and says where; without an administrator it prints the link that creates one (decision 4). `stop` lets the requests
 * under way finish.
 */
export async function serve(
  handler: Handler,
  options: ServeOptions,
): Promise<Server> {
  const { kv, env, log, flush } = options;
  const underWay = new UnderWay();
  const answer = repeating(
    underWay.counted(guardAddress(handler)),
    options,
  );
  const server = listen(answer, env);
  const address = localAddress(env.listen, server.addr.port);
  // A store that takes no writes is found out before the first of them is somebody's.
  await ifWritable(() => kv.tryWrite());
  // The address is said once all that it leads to is there: whoever waits for the line may come at once.
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

/**
 * Ends the process in order when it is asked to, also while it starts: by a signal, or by the end of the launcher that waits for
 * it, if there is one. Being asked again changes nothing.
 */
export function stopWhenAsked(
  server: Promise<Server>,
  launcherEnds?: Promise<void>,
): void {
  let stopping = false;
  async function end(): Promise<void> {
    if (stopping) return;
    stopping = true;
    // A connection that never ends must not keep the process until it is killed.
    setTimeout(() => Deno.exit(0), GRACE_MS);
    await (await server).stop();
    Deno.exit(0);
  }
  Deno.addSignalListener("SIGINT", end);
  if (Deno.build.os !== "windows") Deno.addSignalListener("SIGTERM", end);
  launcherEnds?.then(end);
}

/** Counts the requests under way: shutdown() cuts off bodies that are still arriving, so it has to wait for them. */
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

  /** Waits for a moment without requests, but not longer than the platform does. */
  async ended(): Promise<void> {
    if (this.#count === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ended = resolve;
    const timer = setTimeout(resolve, UNDER_WAY_MS);
    await promise;
    clearTimeout(timer);
  }
}

function listen(
  handler: Handler,
  { port, listen }: Env,
): Deno.HttpServer<Deno.NetAddr> {
  try {
    return Deno.serve(
      { port, hostname: listen, onListen: () => undefined },
      handler,
    );
  } catch (error) {
    const reason = (error as Error).message;
    throw new EnvError(
      error instanceof Deno.errors.AddrInUse
        ? `PORT ${port} is in use by another program`
        : `LISTEN ${hostPort(listen, port)} cannot be listened on: ${reason}`,
    );
  }
}

/**
 * An address that cannot be parsed, or decoded by a router that decodes it first, reaches no middleware: it is refused here.
 */
function guardAddress(handler: Handler): Handler {
  return async function guarded(req, info) {
    try {
      return await handler(req, info);
    } catch (error) {
      // Nearly all can be: asking first would parse each address twice.
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
  // A token that the operator chose stays out of the output, which often ends up in log files.
  const how = env.setupToken === undefined
    ? `within 30 minutes: ${path}?token=${token}`
    : `with the SETUP_TOKEN: ${path}`;
  print(`There is no administrator yet. Create one ${how}`);
}

function localAddress(listen: string, port: number): string {
  const everywhere = listen === "0.0.0.0" || listen === "::";
  return `http://${hostPort(everywhere ? "localhost" : listen, port)}`;
}
