import { configureSync, getLogger, type LogRecord } from "@logtape/logtape";
import type { LogLevel } from "./env.ts";

/** What the parts of the app write to; `event` is a fixed name, never a text with data in it. */
export interface Log {
  debug(event: string, fields?: Record<string, unknown>): void;
  info(event: string, fields?: Record<string, unknown>): void;
  warning(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
}

/** Where finished lines go; standard output unless a test says otherwise. */
export interface LineWriter {
  /** Takes some of the bytes and says how many. */
  writeSync(bytes: Uint8Array): number;
}

const FLUSH_AFTER_MS = 100;
const FLUSH_AT_CHARS = 64 * 1024;

/**
 * Opens the process's log: JSON lines in UTC from `level` upwards (security LOG-1). Lines are collected and written
 * together, because a write of its own for each request would cost more than the request.
 * Call `flush` before the process ends.
 */
export function openLog(level: LogLevel, writer: LineWriter = Deno.stdout): {
  log: Log;
  flush: () => void;
} {
  const buffer = new LineBuffer(writer);
  configureSync({
    reset: true,
    sinks: { lines: (record) => buffer.add(formatRecord(record)) },
    loggers: [
      { category: ["waybill"], sinks: ["lines"], lowestLevel: level },
      {
        category: ["logtape", "meta"],
        sinks: ["lines"],
        lowestLevel: "warning",
      },
    ],
  });
  return { log: getLogger(["waybill"]), flush: () => buffer.flush() };
}

/** Makes the JSON text of one record: time, level and event first, then its fields. */
export function formatRecord(
  record: Pick<LogRecord, "timestamp" | "level" | "rawMessage" | "properties">,
): string {
  return JSON.stringify({
    time: new Date(record.timestamp).toISOString(),
    level: record.level,
    event: String(record.rawMessage),
    ...record.properties,
  });
}

class LineBuffer {
  #text = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #writer: LineWriter;
  readonly #encoder = new TextEncoder();

  constructor(writer: LineWriter) {
    this.#writer = writer;
  }

  add(line: string): void {
    this.#text += `${line}\n`;
    if (this.#text.length >= FLUSH_AT_CHARS) return this.flush();
    if (this.#timer !== undefined) return;
    const timer = setTimeout(() => this.flush(), FLUSH_AFTER_MS);
    // A waiting line must not keep a finished process alive; whoever ends it calls flush.
    Deno.unrefTimer(timer);
    this.#timer = timer;
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const bytes = this.#encoder.encode(this.#text);
    this.#text = "";
    try {
      this.#write(bytes);
    } catch {
      // Nobody reads the output any more, or the disk is full: the site goes on without a log.
    }
  }

  #write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      at += this.#writer.writeSync(bytes.subarray(at));
    }
  }
}
