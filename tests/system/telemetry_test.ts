import { deepEqual, doesNotMatch, match, ok } from "node:assert/strict";
import { openSite } from "@/tests/helpers/store.ts";
import { seedAdmin } from "../helpers/admin.ts";
import { startServer } from "../helpers/server_process.ts";
import { runTask } from "../helpers/tasks.ts";
import { TempFolder } from "../helpers/temp_folder.ts";

/** Records the requests it gets. OTLP leaves names and values readable. */
class Collector implements AsyncDisposable {
  readonly #received = new Map<string, string>();
  readonly #server: Deno.HttpServer<Deno.NetAddr>;

  constructor() {
    this.#server = Deno.serve(
      { port: 0, hostname: "127.0.0.1", onListen: () => undefined },
      async (req) => {
        const path = new URL(req.url).pathname;
        const text = new TextDecoder("latin1").decode(await req.bytes());
        this.#received.set(path, this.received(path) + text);
        return new Response();
      },
    );
  }

  /** The variables that make a process send its telemetry here. */
  get env() {
    const address = `http://127.0.0.1:${this.#server.addr.port}`;
    return { OTEL_DENO: "true", OTEL_EXPORTER_OTLP_ENDPOINT: address };
  }

  received(path: string): string {
    return this.#received.get(path) ?? "";
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server.shutdown();
  }
}

Deno.test("with OTEL_DENO, spans have routes and counters have no addresses", async () => {
  await using collector = new Collector();
  const server = await startServer({ KV_PATH: ":memory:", ...collector.env });
  for (
    const path of ["/track.html?code=SECRET-12345", "/api/parcels/SECRET-12345"]
  ) {
    const response = await fetch(`${server.address}${path}`);
    await response.body?.cancel();
  }
  // Collected records are sent when the process ends.
  await server.end();
  const traces = collector.received("/v1/traces");
  match(traces, /GET \/track\.html/);
  match(traces, /GET \/api\/parcels\/:code/);
  const metrics = collector.received("/v1/metrics");
  ok(metrics.includes("waybill.requests"));
  ok(metrics.includes("waybill.events"));
  ok(metrics.includes("server.started"));
  doesNotMatch(metrics, /SECRET-12345/);
});

Deno.test("invented methods create no counters or span names", async () => {
  await using collector = new Collector();
  const server = await startServer({ KV_PATH: ":memory:", ...collector.env });
  for (const method of ["HEAD", "INVENTED", "POTATO"]) {
    const response = await fetch(`${server.address}/healthz`, { method });
    await response.body?.cancel();
  }
  await server.end();
  // The lookbehind skips http.request.method, a label of Deno's own metrics.
  const methods = collector.received("/v1/metrics")
    .matchAll(/(?<!\.)method[^A-Z_]+([A-Z_]+)/g);
  deepEqual(
    [...new Set(methods.map(([, method]) => method))].toSorted(),
    ["HEAD", "_OTHER"],
  );
  const traces = collector.received("/v1/traces");
  match(traces, /HTTP \/healthz/);
  doesNotMatch(traces, /(INVENTED|POTATO) \/healthz/);
});

Deno.test("a pin shown to the operator is not sent to the collector", async () => {
  await using collector = new Collector();
  await using folder = new TempFolder();

  const KV_PATH = `${folder.path}/waybill.kv`;
  const kv = await openSite(KV_PATH);
  await seedAdmin(kv);
  kv.close();
  const env = { KV_PATH, ...collector.env };
  const { output } = await runTask("admin_reset", [], env);
  const pin = /this pin there: (\S+)/.exec(output)![1]!;
  ok(!collector.received("/v1/logs").includes(pin));
});
