import { NO_ANSWER, PAGE_LANGUAGE } from "@/lib/fields/constants.ts";
import { endSession } from "./state.ts";

/** The outcome of a call: the envelope's data, or the errors to show. */
export type Result<T> =
  | { ok: true; data: T; message: string; headers: Headers }
  | {
    ok: false;
    /** The HTTP status; 0 if there was no readable response. */
    status: number;
    errors: string[];
    data: unknown;
    /** Absent if there was no readable response. */
    headers?: Headers;
    /** Whether a request other than GET got no readable response. */
    scriptError: boolean;
  };

interface Envelope {
  errors: string[];
  data: unknown;
  message: string;
  admin?: unknown;
}

/** Builds a path from a template and encodes its values: path`/api/parcels/${code}`. */
export function path(
  strings: TemplateStringsArray,
  ...values: string[]
): string {
  return String.raw({ raw: strings }, ...values.map(encodeURIComponent));
}

/** Fetches an API path, bypassing all caches (spec section 7). Never throws: a failure is a result (spec section 8). */
export function get<T>(url: string): Promise<Result<T>> {
  return call<T>(url, { method: "GET", cache: "no-store" });
}

/** Sends JSON, or a form with files, to an API path. Never throws (spec sections 7 and 8). */
export function send<T>(
  method: "POST" | "PATCH" | "DELETE",
  url: string,
  body: FormData | Record<string, unknown>,
): Promise<Result<T>> {
  if (body instanceof FormData) return call<T>(url, { method, body });
  return call<T>(url, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Requests the page's own language, because the page displays the response's texts. */
async function call<T>(
  url: string,
  init: RequestInit & { headers?: Record<string, string> },
): Promise<Result<T>> {
  try {
    const { lang } = document.documentElement;
    const response = await fetch(url, {
      ...init,
      headers: { ...init.headers, [PAGE_LANGUAGE]: lang },
      credentials: "include",
    });
    const { ok, status, headers } = response;
    const { errors, data, message, admin } = readEnvelope(
      await response.json(),
    );
    // Only the member's flag matters: customers have no sessions.
    if (status === 401 && admin === "false") endSession();
    return ok
      ? { ok, data: data as T, message, headers }
      : { ok, status, errors, data, headers, scriptError: false };
  } catch {
    return {
      ok: false,
      status: 0,
      errors: [NO_ANSWER],
      data: null,
      scriptError: init.method !== "GET",
    };
  }
}

/** Throws unless the value is an envelope: other JSON is an invalid response. */
function readEnvelope(value: unknown): Envelope {
  if (Array.isArray((value as Envelope).errors)) return value as Envelope;
  throw new TypeError("Expected an envelope");
}
