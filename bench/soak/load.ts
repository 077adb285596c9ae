import { formOf, jpg } from "@/tests/helpers/pictures.ts";
import { anyOf } from "../figures.ts";
import type { Log } from "./record.ts";

/** A call to the server. */
export interface Call {
  kind: string;
  method?: string;
  path: string;
  body?: Record<string, unknown> | FormData;
  /** Whether the member sends it. */
  isAdmin?: true;
  isRead?: true;
  /** The visitor's address; random by default. */
  from?: string;
  /** Reports whether a fault explains a 5xx that took `ms` milliseconds. */
  isExplained?: (status: number, ms: number) => boolean;
}

const DEADLINE_MS = 60_000;

/** Sends calls to a server and records the responses. */
export class Caller {
  readonly #address: string;
  readonly #cookie: string;
  readonly #log: Log;

  constructor(address: string, cookie: string, log: Log) {
    this.#address = address;
    this.#cookie = cookie;
    this.#log = log;
  }

  async send(call: Call): Promise<{ status: number; text: string }> {
    const { kind, path, isRead = false, isExplained = () => false } = call;
    const since = performance.now();
    const response = await fetch(this.#address + path, this.#init(call));
    const text = await response.text();
    const ms = performance.now() - since;
    const { status } = response;
    const answer = { status, ms, isRead };
    this.#log.add(kind, { ...answer, isExplained: isExplained(status, ms) });
    return { status, text };
  }

  #init({ method = "GET", body, isAdmin, from }: Call): RequestInit {
    const isForm = body instanceof FormData;
    return {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: {
        "x-forwarded-for": from ?? someAddress(),
        ...(isAdmin && { cookie: this.#cookie }),
        ...(body !== undefined && !isForm && {
          "content-type": "application/json",
        }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    };
  }
}

/** Returns an IP address that was not used recently. */
export function someAddress(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return `10.${a}.${b}.${c}`;
}

/** Runs `work` at a rate until the signal aborts, without waiting for earlier runs. */
export async function atRate(
  perSecond: number,
  signal: AbortSignal,
  work: () => Promise<unknown>,
): Promise<void> {
  const underWay = new Set<Promise<unknown>>();
  while (!signal.aborted) {
    const done = work().finally(() => underWay.delete(done));
    underWay.add(done);
    const ms = 2 * Math.random() * 1_000 / perSecond;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  await Promise.all(underWay);
}

/** The calls of a busy site. */
export class Mix {
  readonly #parcels: { id: string; code: string }[];
  #made = 0;

  constructor(parcels: { id: string; code: string }[]) {
    this.#parcels = parcels;
  }

  /** Returns a random call, mostly look-ups. */
  next(): Call {
    const choice = Math.random() * 100;
    const { id, code } = this.#any();
    if (choice < 35) return lookUp(code);
    if (choice < 60) return trackingPage(code);
    if (choice < 68) return read("home", "/");
    if (choice < 74) return read("page", "/pages/about-us");
    if (choice < 78) return read("graph", "/api/graph");
    if (choice < 84) {
      const page = 1 + Math.floor(Math.random() * 50);
      return { ...read("list", `/api/parcels?page=${page}`), isAdmin: true };
    }
    if (choice < 90) return search(code.slice(-5));
    if (choice < 93) return this.#create();
    if (choice < 96) return post(id);
    if (choice < 98) return update(id, choice);
    return choice < 99.5 ? upload(id) : message();
  }

  /** Returns the look-ups of all parcels. */
  lookups(): Call[] {
    return this.#parcels.flatMap(({ code }) => [
      lookUp(code),
      trackingPage(code),
    ]);
  }

  #any(): { id: string; code: string } {
    return anyOf(this.#parcels);
  }

  #create(): Call {
    const unique = crypto.randomUUID().slice(0, 8).toUpperCase();
    const body = {
      tracking_code: `SOAK-${unique}-${this.#made++}`,
      recipient_name: "Ada Lovelace",
      destination: "12 St James's Square, London",
    };
    const call = { kind: "create", method: "POST", path: "/api/parcels" };
    return { ...call, body, isAdmin: true };
  }
}

/** Describes the upload of a photo. The server runs two uploads and queues eight, so a 503 beyond that is expected. */
export function upload(id: string, picture = jpg): Call {
  return {
    ...{ kind: "upload", method: "POST", path: "/api/parcels/image" },
    body: formOf({ id, image: ["photo.jpg", picture] }),
    isAdmin: true,
    isExplained: (status) => status === 503,
  };
}

function lookUp(code: string): Call {
  return read("look-up", `/api/parcels/${code}`);
}

function trackingPage(code: string): Call {
  return read("tracking page", `/track.html?code=${code}`);
}

function read(kind: string, path: string): Call {
  return { kind, path, isRead: true };
}

function search(text: string): Call {
  const call = { kind: "search", method: "POST", path: "/api/parcels/search" };
  return { ...call, body: { search: text }, isAdmin: true, isRead: true };
}

function post(parcel_id: string): Call {
  const call = { kind: "post", method: "POST", path: "/api/activities" };
  const entry = { parcel_id, title: "Sailed", status: "In transit" };
  const body = { ...entry, description: "Left the harbour.", color: "green" };
  return { ...call, body, isAdmin: true };
}

function update(id: string, weight: number): Call {
  const call = { kind: "update", method: "PATCH", path: "/api/parcels" };
  return { ...call, body: { id, weight: `${weight} kg` }, isAdmin: true };
}

function message(): Call {
  const call = { kind: "message", method: "POST", path: "/api/messages" };
  return { ...call, body: { subject: "A question", body: "Where is it?" } };
}
