import type { Log } from "./log.ts";

/** What a line about a request says, as far as it is counted. */
interface RequestLine {
  method: string;
  route: string;
  status: number;
}

/** Those of RFC 9110 and 5789, which OpenTelemetry counts by name. */
const KNOWN_METHODS = new Set(
  "GET HEAD POST PUT PATCH DELETE CONNECT OPTIONS TRACE".split(" "),
);

/** Deno puts its implementation here when OTEL_DENO is true; without it nothing of this is loaded. */
const IS_ON = Symbol.for("opentelemetry.js.api.1") in globalThis;

/**
 * Returns the log itself, or, where Deno exports telemetry, one that counts what is logged as well: requests by route,
 * method and status, everything else by event. Spans of requests get the name of their route; the address that Deno puts
 * into them cannot be taken out here: docs/operations.md says where it is.
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
    // Whoever invents methods would make a counter for each, for as long as the process runs.
    const isKnown = KNOWN_METHODS.has(method);
    requests.add(1, { method: isKnown ? method : "_OTHER", route, status });
    const name = route || "unknown";
    trace.getActiveSpan()?.updateName(`${isKnown ? method : "HTTP"} ${name}`)
      .setAttribute("http.route", name);
  }

  function counted(write: Log["info"]): Log["info"] {
    return (event, fields) => {
      count(event, fields);
      write(event, fields);
    };
  }
  return {
    debug: counted(log.debug),
    info: counted(log.info),
    warning: counted(log.warning),
    error: counted(log.error),
  };
}
