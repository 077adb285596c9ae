import { deepEqual, equal, match, ok } from "node:assert/strict";
import { type LineWriter, openLog } from "@/lib/log.ts";

/** Collects what is written; `chunk` bytes at most each time, as a pipe may do. */
function collector(chunk = Infinity): LineWriter & { text: () => string } {
  const parts: Uint8Array[] = [];
  return {
    writeSync(bytes) {
      const taken = bytes.slice(0, chunk);
      parts.push(taken);
      return taken.length;
    },
    text: () => parts.map((part) => new TextDecoder().decode(part)).join(""),
  };
}

Deno.test("openLog() writes one JSON line for each event, in UTC", () => {
  const writer = collector();
  const { log, flush } = openLog("info", writer);
  log.info("request", { status: 200, route: "/track.html" });
  log.warning("csrf.blocked");
  flush();
  const lines = writer.text().trimEnd().split("\n").map((line) =>
    JSON.parse(line)
  );
  equal(lines.length, 2);
  match(lines[0].time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  deepEqual({ ...lines[0], time: "" }, {
    time: "",
    level: "info",
    event: "request",
    status: 200,
    route: "/track.html",
  });
  equal(lines[1].level, "warning");
});

Deno.test("openLog() drops lines below its level", () => {
  const writer = collector();
  const { log, flush } = openLog("warning", writer);
  log.info("request");
  log.debug("detail");
  flush();
  equal(writer.text(), "");
});

Deno.test("openLog() keeps lines together until flush", () => {
  const writer = collector();
  const { log, flush } = openLog("info", writer);
  log.info("request");
  equal(writer.text(), "");
  flush();
  ok(writer.text().endsWith("}\n"));
});

Deno.test("openLog() flushes automatically when many lines wait", () => {
  const writer = collector();
  const { log, flush } = openLog("info", writer);
  for (let i = 0; i < 2_000; i++) {
    log.info("request", { filler: "x".repeat(40) });
  }
  ok(writer.text().length >= 64 * 1024);
  flush();
  equal(writer.text().trimEnd().split("\n").length, 2_000);
});

Deno.test("openLog() writes the rest when a pipe takes a part", () => {
  const writer = collector(7);
  const { log, flush } = openLog("info", writer);
  log.info("request", { status: 404 });
  flush();
  equal(JSON.parse(writer.text()).status, 404);
});

Deno.test("openLog() survives a closed pipe", () => {
  const { log, flush } = openLog("info", {
    writeSync() {
      throw new Deno.errors.BrokenPipe();
    },
  });
  log.info("request");
  flush();
  log.info("request");
  flush();
});
