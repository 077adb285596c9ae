import type { LogLevel } from "./env.ts";

/** The app's log; `event` is a fixed name without data. */
export type Log = Record<LogLevel, (event: string, fields?: object) => void>;

/** The output of the log: standard output except in tests. */
export interface LineWriter {
  /** Writes some of the bytes and returns how many. */
  writeSync(bytes: Uint8Array): number;
}

const LEVELS: readonly LogLevel[] = ["debug", "info", "warning", "error"];
const FLUSH_AFTER_MS = 100;
/** A Linux pipe holds 64 KiB; a write that fills it would block the process until the reader catches up. */
const FLUSH_AT_CHARS = 16 * 1024;

/**
 * Opens the process's log: JSON lines in UTC from `level` upwards. Lines are buffered, because writing each one
 * separately would cost more than the request that it is about. Call `flush` before the process ends.
 */
export function openLog(
  level: LogLevel,
  writer: LineWriter = Deno.stdout,
): { log: Log; flush: () => void } {
  let text = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const lines = text;
    text = "";
    try {
      writeText(lines, writer);
    } catch {
      // The pipe is closed or the disk is full: the site continues without a log.
    }
  }

  function add(line: object): void {
    text += `${JSON.stringify(line)}\n`;
    if (text.length >= FLUSH_AT_CHARS) return flush();
    if (timer !== undefined) return;
    timer = setTimeout(flush, FLUSH_AFTER_MS);
    // A buffered line must not keep a finished process alive; flush() is called on exit.
    Deno.unrefTimer(timer);
  }

  const log = LEVELS.map((name): [LogLevel, Log[LogLevel]] => [
    name,
    LEVELS.indexOf(name) < LEVELS.indexOf(level)
      ? () => {}
      : (event, fields) =>
        add({ time: new Date(), level: name, event, ...fields }),
  ]);
  return { log: Object.fromEntries(log) as Log, flush };
}

/** Writes a whole text; a pipe may accept it piecewise. */
export function writeText(text: string, writer: LineWriter): void {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length;) {
    at += writer.writeSync(bytes.subarray(at));
  }
}
