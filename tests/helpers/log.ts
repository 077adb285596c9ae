import type { Log } from "@/lib/log.ts";

export interface LogLine {
  level: "debug" | "info" | "warning" | "error";
  event: string;
  [field: string]: unknown;
}

/** Creates a log that keeps its lines for the test. */
export function memoryLog(): { log: Log; lines: LogLine[] } {
  const lines: LogLine[] = [];
  function writer(level: LogLine["level"]) {
    return (event: string, fields: object = {}) => {
      lines.push({ ...fields, level, event });
    };
  }
  const log: Log = {
    debug: writer("debug"),
    info: writer("info"),
    warning: writer("warning"),
    error: writer("error"),
  };
  return { log, lines };
}
