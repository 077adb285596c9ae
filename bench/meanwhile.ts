import { delay } from "deno-std/async/delay.js";
import { anyOf } from "./figures.ts";
import type { JobSite } from "./job_site.ts";
import { atRate } from "./soak/load.ts";

/** Response times in milliseconds. */
export interface Latency {
  answers: number;
  p50: number;
  p99: number;
}

export interface Latencies {
  all: Latency;
  lookups: Latency;
  lists: Latency;
}

const LOOKUPS_A_SECOND = 20;
const LISTS_A_SECOND = 2;
const LIST = "/control/parcels/list.html";

/** Makes the requests of an office and its customers while a job runs: look-ups and lists. */
export class Meanwhile {
  readonly #site: JobSite;
  readonly #end = new AbortController();
  readonly #times = { lookups: [] as number[], lists: [] as number[] };
  readonly #work: Promise<unknown>;

  constructor(site: JobSite) {
    this.#site = site;
    const { signal } = this.#end;
    this.#work = Promise.all([
      atRate(
        LOOKUPS_A_SECOND,
        signal,
        () => this.#ask("lookups", `/api/parcels/${anyOf(site.codes)}`),
      ),
      atRate(LISTS_A_SECOND, signal, () => this.#ask("lists", LIST)),
    ]);
  }

  /** Stops the requests and returns their latencies. Throws if a request failed. */
  async end(): Promise<Latencies> {
    this.#end.abort();
    await this.#work;
    const { lookups, lists } = this.#times;
    return {
      all: latencyOf([...lookups, ...lists]),
      ...{ lookups: latencyOf(lookups), lists: latencyOf(lists) },
    };
  }

  async #ask(kind: "lookups" | "lists", path: string): Promise<void> {
    const { address, cookie } = this.#site;
    const since = performance.now();
    const headers: HeadersInit = kind === "lists" ? { cookie } : {};
    const response = await fetch(address + path, { headers });
    await response.body?.cancel();
    if (response.status !== 200) {
      throw new Error(`${path} answers ${response.status}`);
    }
    this.#times[kind].push(performance.now() - since);
  }
}

/** Makes these requests for `ms` milliseconds while nothing else runs. */
export async function askFor(site: JobSite, ms: number): Promise<Latencies> {
  const requests = new Meanwhile(site);
  await delay(ms);
  return await requests.end();
}

function latencyOf(times: number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) =>
    Math.round(sorted[Math.floor(sorted.length * part)]! * 10) / 10;
  return { answers: times.length, p50: at(0.5), p99: at(0.99) };
}
