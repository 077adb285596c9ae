import { type FoundParcel, readFoundParcel } from "@/lib/parcels/parcels.ts";
import { notFound } from "@/lib/errors.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { toLocalDay } from "@/lib/dates.ts";
import type { Log } from "@/lib/log.ts";
import { bucketOf, readMark } from "@/lib/parcels/changes.ts";

/** An open page that follows its parcel. */
export interface Watch {
  parcelId: string;
  /** The client's IP address, for the limit on streams per client. */
  client: string;
  /** Whether the page polls for changes. */
  once: boolean;
  /** The fingerprint of the page's content; null if the page sends none. */
  seen: string | null;
  /** Returns the fingerprint of this visitor's current view. */
  view(found: FoundParcel | null): Promise<string>;
}

interface Stream {
  watch: Watch;
  /** The fingerprint of the page's current content. */
  seen: string;
  /** The mark of the parcel's bucket, read before the parcel. */
  mark: string;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/** Maximum streams of this process; further streams end immediately, and clients reconnect later. */
const MAX_STREAMS = 1_000;
export const MAX_STREAMS_OF_CLIENT = 20;

const LOOK_EVERY_MS = 2_000;
/** Proxies close connections that are silent for a minute, some even sooner. */
const LOOKS_BETWEEN_SIGNS = 8;
/** A client with more unread events is considered gone. */
const MAX_UNREAD = 40;

/** The reconnection delay of browsers. */
const RETRY = "retry: 5000\n\n";
const SIGN = ":\n\n";

const encoder = new TextEncoder();

/**
 * Notifies open tracking pages of changes by any instance. While there are such pages, reads the marks of their buckets
 * every two seconds, and a parcel only when its mark has changed. Events carry no data; the page fetches the parcel.
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
   * Returns the stream of a parcel's events; a stale page gets an event immediately. With `once`, or beyond the limits,
   * the stream ends there, and browsers reconnect after five seconds. Throws 404.
   */
  async open(watch: Watch): Promise<Response> {
    // Read the mark before the parcel, so that the next look notices a change in between.
    const mark = await this.#markOf(bucketOf(watch.parcelId));
    const found = await readFoundParcel(this.#kv, watch.parcelId);
    if (found === null) throw notFound("parcel");
    const seen = await watch.view(found);
    const isNew = watch.seen !== null && watch.seen !== seen;
    const first = RETRY + (isNew ? encodeEvent(seen) : "");
    const body = !watch.once && this.#hasRoom(watch.client)
      ? this.#begin({ watch, seen, mark }, first)
      : first;
    return new Response(body, {
      headers: {
        "content-type": "text/event-stream",
        "x-accel-buffering": "no",
      },
    });
  }

  /** Checks once for changes; called by a timer while pages are open. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const bucketOfStream = ({ watch }: Stream) => bucketOf(watch.parcelId);
      const buckets = [...Map.groupBy(this.#streams, bucketOfStream)];
      await Promise.all(
        buckets.map(([bucket, streams]) => this.#lookInto(bucket, streams)),
      );
    } catch (error) {
      // The next look retries.
      this.#log.warning("live.failed", { detail: (error as Error).message });
    } finally {
      this.#isLooking = false;
    }
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Ends all streams, so that the server can stop; clients reconnect to its successor. */
  stop(): void {
    this.#isStopped = true;
    for (const stream of this.#streams) this.#end(stream);
  }

  #hasRoom(client: string): boolean {
    if (this.#isStopped || this.#streams.size >= MAX_STREAMS) return false;
    const streams = [...this.#streams];
    const own = streams.filter(({ watch }) => watch.client === client);
    return own.length < MAX_STREAMS_OF_CLIENT;
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
        const now = await stream.watch.view(found);
        if (now !== stream.seen) this.#send(stream, encodeEvent(now));
        stream.seen = now;
        stream.mark = mark;
      }
    }
  }

  /**
   * Returns the mark of a bucket, with the version of the settings and the current day, on which delays depend. A
   * different mark means that a parcel in the bucket, or its view, may have changed.
   */
  async #markOf(bucket: number): Promise<string> {
    const { version, time_zone } = await getSettings(this.#kv);
    const day = toLocalDay(this.#kv.now(), time_zone);
    return `${version} ${day} ${await readMark(this.#kv, bucket)}`;
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

/** Encodes an event. Its id is the page's fingerprint; browsers send it when they reconnect. */
function encodeEvent(fingerprint: string): string {
  return `id: ${fingerprint}\ndata: changed\n\n`;
}
