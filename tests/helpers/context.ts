import { PLAIN_MEANINGS } from "@/lib/statuses/meanings.ts";
import { NOUNS } from "@/lib/site/nouns.ts";
import type { Context, Middleware } from "fresh";
import type { Settings } from "@/lib/settings/schema.ts";
import type { PanelContext, State } from "@/lib/site/state.ts";
import { type Env, parseEnv } from "@/lib/env.ts";
import { Limits } from "@/lib/site/limits.ts";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { memoryLog } from "./log.ts";
import { rightsOf } from "@/lib/site/access.ts";

/** The request passed to a middleware. */
export interface RequestOptions {
  url?: string;
  method?: string;
  headers?: Record<string, string>;
  route?: string | null;
  params?: Record<string, string>;
  env?: Record<string, string>;
  state?: Partial<State>;
  /** The peer's IP address. */
  peer?: string;
  next?: (ctx: Context<State>) => Promise<Response> | Response;
}

/** Creates the context of a request without an app. */
export function testContext(options: RequestOptions = {}): Context<State> {
  const { url = "http://localhost/", method = "GET", headers = {} } = options;
  const env: Env = parseEnv(options.env ?? {});
  const context = {
    req: new Request(url, { method, headers }),
    url: new URL(url),
    route: options.route ?? null,
    params: options.params ?? {},
    info: {
      remoteAddr: {
        transport: "tcp",
        hostname: options.peer ?? "203.0.113.7",
        port: 1,
      },
    },
    state: testState(env, options.state),
    next: () => Promise.resolve(options.next?.(ctx) ?? new Response("next")),
  };
  const ctx = context as unknown as Context<State>;
  return ctx;
}

/** Creates the request state that panel screens read, for a site that sends mails unless `env` says otherwise. */
export function panelContext(
  options: RequestOptions = {},
  settings: Partial<Settings> = {},
): PanelContext {
  const ctx = testContext({
    ...options,
    env: {
      MAIL_DRIVER: "api",
      MAIL_API_KEY: "key",
      MAIL_FROM: "post@waybill.example",
      ...options.env,
    },
  });
  const state = Object.assign(ctx.state, {
    admin: {
      id: "a",
      email: "owner@example.com",
      name: null,
      role: "owner",
      rights: rightsOf("owner"),
    },
    settings: { company_name: "Waybill", ...settings } as Settings,
    nouns: NOUNS,
    statuses: PLAIN_MEANINGS,
    lacksMail: ctx.state.env.mailDriver === "log",
  });
  return { ...ctx, state };
}

/** Runs a middleware; returns the response (for an error, one with its status) and the context. */
export async function runMiddleware(
  middleware: Middleware<State>,
  options: RequestOptions,
): Promise<{ response: Response; ctx: Context<State> }> {
  const ctx = testContext(options);
  return { response: await middleware(ctx), ctx };
}

function testState(env: Env, given: Partial<State> = {}): Partial<State> {
  return {
    // Only middlewares that write need a real store.
    kv: { from: () => given.kv } as unknown as Kv,
    env,
    log: memoryLog().log,
    limits: new Limits({ now: () => new Date(0) }, 1),
    requestId: "test",
    secure: false,
    client: "203.0.113.7",
    network: "203.0.113.7",
    locale: DEFAULT_LOCALE,
    t: translator(DEFAULT_LOCALE),
    theme: null,
    admin: null,
    deviceId: null,
    refusal: null,
    chatCode: null,
    ...given,
  };
}
