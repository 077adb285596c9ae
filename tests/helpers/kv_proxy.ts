import type { Kv, KvOptions } from "@/lib/store/kv.ts";
import { Denokv } from "./denokv.ts";
import { openKv } from "@/lib/store/open.ts";

/** Handles a request to the store: forwards it with `pass()`, or loses, delays or replaces the response. */
export type Intercept = (
  path: string,
  pass: () => Promise<Response>,
) => Response | Promise<Response>;

/** The path to which commits are posted. */
const COMMITS = "/v2/atomic_write";

/**
 * Returns an interceptor that loses the responses to commits for which `isLost` returns true; the first commit is 0. Deno
 * repeats them.
 */
export function loseResponses(isLost: (commit: number) => boolean): Intercept {
  let commits = 0;
  return async (path, pass) => {
    const answer = await pass();
    if (path !== COMMITS || !isLost(commits++)) return answer;
    return new Response("The answer is lost", { status: 503 });
  };
}

/** Returns an interceptor that rejects commits as denokv does. */
export function refuseCommits(status: 400 | 401, message: string): Intercept {
  return (path, pass) =>
    path === COMMITS ? new Response(message, { status }) : pass();
}

/** A proxy in front of a store. */
export interface KvProxy extends AsyncDisposable {
  /** The URL for KV_PATH. */
  path: string;
}

/** Starts a proxy in front of the store at `target`; the handshake is always forwarded. */
export function startProxy(target: string, intercept: Intercept): KvProxy {
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    async (request) => {
      const { pathname } = new URL(request.url);
      const { method, headers } = request;
      const body = method === "POST" ? await request.bytes() : null;
      const pass = async () => {
        const answer = await fetch(target + pathname, {
          method,
          headers,
          body,
        });
        return new Response(await answer.bytes(), answer);
      };
      const isHandshake = method === "POST" && pathname === "/";
      return isHandshake ? await pass() : await intercept(pathname, pass);
    },
  );
  return {
    path: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

/** A store on denokv behind a proxy. */
export class Remote implements AsyncDisposable {
  private constructor(
    readonly kv: Kv,
    private readonly servers: AsyncDisposable[],
  ) {}

  static async open(
    { intercept = (_, pass) => pass(), ...options }: KvOptions & {
      intercept?: Intercept;
    } = {},
  ): Promise<Remote> {
    const denokv = await Denokv.start();
    const proxy = startProxy(denokv.path, intercept);
    return new Remote(await openKv(proxy.path, options), [proxy, denokv]);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.kv.close();
    for (const server of this.servers) await server[Symbol.asyncDispose]();
  }
}
