import type { Envelope } from "@/lib/http/envelope.ts";
import type { Handler } from "@/lib/site/serve.ts";
import { withoutFrameworkMarks, withoutNonce } from "./framework.ts";

export interface ClientOptions {
  /** The origin of requests, `http://localhost:8000` by default. */
  origin?: string;
  /** The client's IP address. */
  ip?: string;
  /** Returns responses as sent, including genuine Fresh's additions. */
  asSent?: boolean;
}

/** A response with its body. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface ApiAnswer<Data> extends Answer {
  body: Envelope & { data: Data };
}

/** Calls the in-memory app like a browser that keeps cookies, does not follow redirects and sends no Origin. */
export class Client {
  readonly cookies = new Map<string, string>();
  readonly origin: string;
  readonly #handler: Handler;
  readonly #ip: string;
  readonly #asSent: boolean;

  constructor(handler: Handler, options: ClientOptions = {}) {
    const { origin = "http://localhost:8000", ip = "203.0.113.7" } = options;
    const { asSent = false } = options;
    this.#handler = handler;
    this.origin = origin;
    this.#ip = ip;
    this.#asSent = asSent;
  }

  /** Sends a request with the cookies and leaves the response's body unread. */
  async open(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0 && !headers.has("cookie")) {
      headers.set("cookie", this.#cookieHeader());
    }
    const request = new Request(new URL(path, this.origin), {
      ...init,
      headers,
    });
    const response = await this.#handler(request, this.#info());
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  /** Sends a request with the cookies and reads the response. */
  async send(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.open(path, init);
    const { status, headers: sent } = response;
    const text = await response.text();
    return this.#asSent ? { status, headers: sent, text } : {
      status,
      headers: withoutNonce(sent),
      text: withoutFrameworkMarks(text),
    };
  }

  /** Opens a page. */
  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  /** Posts a form as a browser does without JavaScript. */
  form(path: string, fields: Record<string, string>): Promise<Answer> {
    return this.send(path, {
      method: "POST",
      body: new URLSearchParams(fields),
    });
  }

  /** Makes an API call with an optional JSON body and reads the envelope. */
  // deno-lint-ignore no-explicit-any
  async api<Data = any>(
    method: string,
    path: string,
    { body, headers = {} }: {
      body?: unknown;
      headers?: Record<string, string>;
    } = {},
  ): Promise<ApiAnswer<Data>> {
    const answer = await this.send(`/api${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
    });
    return { ...answer, body: JSON.parse(answer.text) };
  }

  /** Posts a JSON body to the API. */
  // deno-lint-ignore no-explicit-any
  post<Data = any>(path: string, body: unknown): Promise<ApiAnswer<Data>> {
    return this.api("POST", path, { body });
  }

  /** Patches a record through the API. */
  // deno-lint-ignore no-explicit-any
  patch<Data = any>(path: string, body: unknown): Promise<ApiAnswer<Data>> {
    return this.api("PATCH", path, { body });
  }

  /** Deletes a record through the API. */
  // deno-lint-ignore no-explicit-any
  delete<Data = any>(path: string, body: unknown): Promise<ApiAnswer<Data>> {
    return this.api("DELETE", path, { body });
  }

  /** Makes an API call with a form that contains files and reads the envelope. */
  // deno-lint-ignore no-explicit-any
  async upload<Data = any>(
    path: string,
    form: FormData,
    headers: Record<string, string> = {},
  ): Promise<ApiAnswer<Data>> {
    const init = { method: "POST", body: form, headers };
    const answer = await this.send(`/api${path}`, init);
    return { ...answer, body: JSON.parse(answer.text) };
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join(
      "; ",
    );
  }

  #keep(setCookie: string): void {
    const [pair = "", ...attributes] = setCookie.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/);
    if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  #info(): Deno.ServeHandlerInfo {
    const remoteAddr = {
      transport: "tcp",
      hostname: this.#ip,
      port: 4711,
    } as const;
    return { remoteAddr, completed: Promise.resolve() };
  }
}
