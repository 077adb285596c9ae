import type { LogLevel } from "./env.ts";

/** What the parts of the app write to; `event` is a fixed name, never a text with data in it. */
export type Log = Record<LogLevel, (event: string, fields?: object) => void>;

/** Where finished lines go; standard output unless a test says otherwise. */
export interface LineWriter {
  /** Takes some of the bytes and says how many. */
  writeSync(bytes: Uint8Array): number;
}

const LEVELS: readonly LogLevel[] = ["debug", "info", "warning", "error"];
const FLUSH_AFTER_MS = 100;
/** A pipe holds 64 KiB on Linux: a write that fills it would stop the process until the reader comes. */
const FLUSH_AT_CHARS = 16 * 1024;

/**
 * Opens the process's log: JSON lines in UTC from `level` upwards. Lines are collected and written together, because a write of
 * its own for each request would cost more than the request. Call `flush` before the process ends.
 */
export function openLog(
  level: LogLevel,
  writer: LineWriter = Deno.stdout,
): { log: Log; flush: () => void } {
  const buffer = new LineBuffer(writer);
  const time = isoClock();
  const log = LEVELS.map((name): [LogLevel, Log[LogLevel]] => [
    name,
    LEVELS.indexOf(name) < LEVELS.indexOf(level)
      ? ignore
      : (event, fields = {}) =>
        buffer.add(formatLine({ time: time(), level: name, event }, fields)),
  ]);
  return {
    log: Object.fromEntries(log) as Log,
    flush: () => buffer.flush(),
  };
}

/** Joins texts instead of objects, which takes half the time: every request writes a line. */
function formatLine(
  head: { time: string; level: LogLevel; event: string },
  fields: object,
): string {
  const rest = JSON.stringify(fields).slice(1);
  const comma = rest === "}" ? "" : ",";
  return `{"time":"${head.time}","level":"${head.level}","event":"${head.event}"${comma}${rest}`;
}

function ignore(): void {}

/** Returns the time as ISO text, made once for all lines of one millisecond. */
function isoClock(): () => string {
  let madeAt = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== madeAt) text = new Date(now).toISOString();
    madeAt = now;
    return text;
  };
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
