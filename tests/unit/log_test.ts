import { deepEqual, equal, match, ok } from "node:assert/strict";
import { type LineWriter, openLog } from "@/lib/log.ts";

/** Collects the output, at most `chunk` bytes per write, as a pipe may do. */
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

Deno.test("openLog() writes one JSON line per event, with UTC times", () => {
  const writer = collector();
  const { log, flush } = openLog("info", writer);
  log.info("request", { status: 200, route: "/track.html" });
  log.warning("csrf.blocked");
  flush();
  const lines = writer.text().trimEnd().split("\n");
  equal(lines.length, 2);
  const { time, level, event, ...fields } = JSON.parse(lines[0]!);
  match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  deepEqual([level, event], ["info", "request"]);
  deepEqual(fields, { status: 200, route: "/track.html" });
  equal(JSON.parse(lines[1]!).level, "warning");
});

Deno.test("openLog() drops lines below its level", () => {
  const writer = collector();
  const { log, flush } = openLog("warning", writer);
  log.info("request");
  log.debug("detail");
  flush();
  equal(writer.text(), "");
});

Deno.test("openLog() buffers lines until a flush or 64 KiB", () => {
  const writer = collector();
  const { log, flush } = openLog("info", writer);
  log.info("request");
  equal(writer.text(), "");
  for (let i = 1; i < 2_000; i++) {
    log.info("request", { filler: "x".repeat(40) });
  }
  ok(writer.text().length >= 64 * 1024);
  flush();
  equal(writer.text().trimEnd().split("\n").length, 2_000);
});

Deno.test("openLog() continues after a partial write", () => {
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
