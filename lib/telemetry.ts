import { mapValues } from "deno-std/collections/map_values.js";
import type { Log } from "./log.ts";

/** The counted fields of a request's log line. */
interface RequestLine {
  method: string;
  route: string;
  status: number;
}

/** The methods of RFC 9110 and 5789, which OpenTelemetry counts by name. */
const KNOWN_METHODS = new Set(
  "GET HEAD POST PUT PATCH DELETE CONNECT OPTIONS TRACE".split(" "),
);

/** Deno sets this symbol when OTEL_DENO is true; otherwise the package is not loaded. */
const IS_ON = Symbol.for("opentelemetry.js.api.1") in globalThis;

/**
 * Returns the log or, if Deno exports telemetry, one that also counts requests by route, method and status, and other
 * lines by event. Names the spans of requests after their routes; the URL in Deno's spans cannot be removed here
 * (docs/operations.md).
 */
export async function withTelemetry(log: Log): Promise<Log> {
  if (!IS_ON) return log;
  const { metrics, trace } = await import("@opentelemetry/api");
  const meter = metrics.getMeter("waybill");
  const requests = meter.createCounter("waybill.requests", {
    description: "Answered requests",
  });
  const events = meter.createCounter("waybill.events", {
    description: "What the log tells about beside requests",
  });

  function count(event: string, fields: object | undefined): void {
    if (event !== "request") return events.add(1, { event });
    const { method, route, status } = fields as RequestLine;
    // Each invented method would create a counter for the life of the process.
    const isKnown = KNOWN_METHODS.has(method);
    requests.add(1, { method: isKnown ? method : "_OTHER", route, status });
    const name = route || "unknown";
    trace.getActiveSpan()?.updateName(`${isKnown ? method : "HTTP"} ${name}`)
      .setAttribute("http.route", name);
  }

  return mapValues(
    log,
    (write: Log["info"]): Log["info"] => (event, fields) => {
      count(event, fields);
      write(event, fields);
    },
  );
}
