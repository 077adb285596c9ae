import { bucketOf, readMark } from "@/lib/parcels/changes.ts";
import { type FoundParcel, readFoundParcel } from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { notFound } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { toLocalDay } from "@/lib/local_time.ts";
import type { Log } from "@/lib/log.ts";

/** A page that wants to hear of its parcel. */
export interface Watch {
  parcelId: string;
  /** Whose page it is, for the bound on each address. */
  client: string;
  /** Whether the page only asks for what is new now. */
  once: boolean;
  /** The fingerprint of what the page shows; null when it does not say. */
  seen: string | null;
  /** Returns the fingerprint of what this visitor may see of the parcel now. */
  view(found: FoundParcel | null): Promise<string>;
}

interface Stream {
  watch: Watch;
  /** The fingerprint of what the page knows of. */
  seen: string;
  /** The mark of the parcel's bucket from before the parcel was last read. */
  mark: string;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/** How many pages may be live; further ones are answered at once and come back by themselves. */
export const MAX_STREAMS = 1_000;
export const MAX_STREAMS_OF_CLIENT = 20;

const LOOK_EVERY_MS = 2_000;
/** Proxies cut what is silent for a minute or less. */
const LOOKS_BETWEEN_SIGNS = 8;
/** Whoever has not read so many signs is not there any more. */
const MAX_UNREAD = 40;

/** After so long a browser asks again when its stream has ended. */
const RETRY = "retry: 5000\n\n";
const SIGN = ":\n\n";

const encoder = new TextEncoder();

/**
 * Reports open tracking pages that their parcel has changed, whichever instance changed it: while there are such pages, the marks
 * of their buckets are read every two seconds, and a parcel only when its mark is another one. The events carry no data; the
 * page asks again.
 */
export class LiveTracking {
  readonly #kv: Kv;
  readonly #log: Log;
  readonly #streams = new Set<Stream>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #looks = 0;
  #isLooking = false;
  #isStopped = false;

  constructor({ kv, log }: { kv: Kv; log: Log }) {
    this.#kv = kv;
    this.#log = log;
  }

  /**
   * Returns the events of a parcel, the first one at once when the page shows something older. Beyond the bounds, and for `once`,
   * the answer ends there, and the browser asks again after five seconds. Throws 404.
   */
  async open(watch: Watch): Promise<Response> {
    // The mark before the parcel: a change in between is then seen by the next look.
    const mark = await this.#markOf(bucketOf(watch.parcelId));
    const found = await readFoundParcel(this.#kv, watch.parcelId);
    if (found === null) throw notFound("parcel");
    const seen = await watch.view(found);
    const isNew = watch.seen !== null && watch.seen !== seen;
    const first = RETRY + (isNew ? changed(seen) : "");
    return respond(
      !watch.once && this.#hasRoom(watch.client)
        ? this.#begin({ watch, seen, mark }, first)
        : first,
    );
  }

  /** Looks once for what has changed; a timer calls this while pages are open. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const buckets = Map.groupBy(
        this.#streams,
        ({ watch }) => bucketOf(watch.parcelId),
      );
      await Promise.all(
        Array.from(
          buckets,
          ([bucket, streams]) => this.#lookInto(bucket, streams),
        ),
      );
    } catch (error) {
      // What could not be read now is found by the next look.
      this.#log.warning("live.failed", { detail: (error as Error).message });
    } finally {
      this.#isLooking = false;
    }
  }

  /** How many pages are live here. */
  get size(): number {
    return this.#streams.size;
  }

  /** Ends all streams, so that the server can; their pages come back to whoever serves then. */
  stop(): void {
    this.#isStopped = true;
    for (const stream of this.#streams) this.#end(stream);
  }

  #hasRoom(client: string): boolean {
    if (this.#isStopped || this.#streams.size >= MAX_STREAMS) return false;
    let own = 0;
    for (const { watch } of this.#streams) if (watch.client === client) own++;
    return own < MAX_STREAMS_OF_CLIENT;
  }

  #begin(
    begun: Omit<Stream, "controller">,
    first: string,
  ): ReadableStream<Uint8Array> {
    let stream: Stream;
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        stream = { ...begun, controller };
        controller.enqueue(encoder.encode(first));
        this.#streams.add(stream);
        this.#timer ??= setInterval(() => this.#tick(), LOOK_EVERY_MS);
      },
      cancel: () => this.#forget(stream),
    });
  }

  #tick(): void {
    this.#looks += 1;
    if (this.#looks % LOOKS_BETWEEN_SIGNS === 0) {
      for (const stream of this.#streams) this.#send(stream, SIGN);
    }
    this.look();
  }

  async #lookInto(bucket: number, streams: Stream[]): Promise<void> {
    const mark = await this.#markOf(bucket);
    const due = streams.filter((stream) => stream.mark !== mark);
    const parcels = Map.groupBy(due, ({ watch }) => watch.parcelId);
    for (const [id, watching] of parcels) {
      const found = await readFoundParcel(this.#kv, id);
      for (const stream of watching) {
        await this.#compare(stream, found);
        stream.mark = mark;
      }
    }
  }

  /** A different mark means that a parcel of the bucket has changed, or what visitors see of it; some are delayed from today on. */
  async #markOf(bucket: number): Promise<string> {
    const { version, time_zone } = await getSettings(this.#kv);
    const day = toLocalDay(this.#kv.now(), time_zone);
    return `${version} ${day} ${await readMark(this.#kv, bucket)}`;
  }

  async #compare(stream: Stream, found: FoundParcel | null): Promise<void> {
    const now = await stream.watch.view(found);
    if (now === stream.seen) return;
    stream.seen = now;
    this.#send(stream, changed(now));
  }

  #send(stream: Stream, text: string): void {
    if (!this.#streams.has(stream)) return;
    stream.controller.enqueue(encoder.encode(text));
    const { desiredSize } = stream.controller;
    if (desiredSize !== null && desiredSize < -MAX_UNREAD) this.#end(stream);
  }

  #end(stream: Stream): void {
    stream.controller.close();
    this.#forget(stream);
  }

  #forget(stream: Stream): void {
    this.#streams.delete(stream);
    if (this.#streams.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** The browser repeats the id when it comes back, and so says what its page shows. */
function changed(fingerprint: string): string {
  return `id: ${fingerprint}\ndata: changed\n\n`;
}

function respond(body: BodyInit): Response {
  return new Response(body, {
    headers: { "content-type": "text/event-stream", "x-accel-buffering": "no" },
  });
}
