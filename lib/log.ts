import type { LogLevel } from "./env.ts";

/** The app's log; `event` is a fixed name without data. */
export type Log = Record<LogLevel, (event: string, fields?: object) => void>;

/** The target of lines, standard output except in tests. */
export interface LineWriter {
  /** Writes some of the bytes and returns how many. */
  writeSync(bytes: Uint8Array): number;
}

const LEVELS: readonly LogLevel[] = ["debug", "info", "warning", "error"];
const FLUSH_AFTER_MS = 100;
/** A Linux pipe holds 64 KiB; a write that fills it would block the process until the reader catches up. */
const FLUSH_AT_CHARS = 16 * 1024;

/**
 * Opens the process's log: JSON lines in UTC from `level` upwards. Lines are buffered, because a write for each request
 * would cost more than the request. Call `flush` before the process ends.
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

/** Concatenates texts, which takes half the time of serializing objects, because every request writes a line. */
function formatLine(
  head: { time: string; level: LogLevel; event: string },
  fields: object,
): string {
  const rest = JSON.stringify(fields).slice(1);
  const comma = rest === "}" ? "" : ",";
  return `{"time":"${head.time}","level":"${head.level}","event":"${head.event}"${comma}${rest}`;
}

function ignore(): void {}

/** Returns a clock of ISO texts that formats each millisecond once. */
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
    // A buffered line must not keep a finished process alive; its end calls flush.
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
      // The pipe is closed or the disk is full: the site goes on without a log.
    }
  }

  #write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length;) {
      at += this.#writer.writeSync(bytes.subarray(at));
    }
  }
}
