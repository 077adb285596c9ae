import { openKv } from "@/lib/store/open.ts";
import { equal, match } from "node:assert/strict";
import { openSite } from "@/tests/helpers/store.ts";
import { examineLatency, judge } from "@/lib/tasks/examine_database.ts";
import { Denokv, denokvTest as test } from "../helpers/denokv.ts";

test("examineLatency() times the store and leaves nothing behind", async () => {
  await using denokv = await Denokv.start();
  using kv = await openSite(denokv.path);

  const { text } = await examineLatency(kv);
  match(
    text,
    /one read in \d+\.\d ms, five at once in \d+\.\d ms, a commit/,
  );
  equal(await kv.get(["meta", "doctor"]), null);
});

test("examineLatency() names a database that cannot be written to", async () => {
  await using denokv = await Denokv.start();
  await denokv.kill();
  await denokv.restart("--read-only");
  using kv = await openKv(denokv.path);

  const { level, text } = await examineLatency(kv);
  equal(level, "error");
  match(text, /cannot be written to: .*read only/);
});

Deno.test("judge() blames delayed acknowledgements if several segments take 40 ms longer than one", () => {
  const slow = judge({ one: 0.5, five: 44, commit: 44.1 });
  equal(slow.level, "warning");
  match(slow.text, /delayed acknowledgements .* `quickack 1`/);
  equal(judge({ one: 0.5, five: 1.2, commit: 44.1 }).level, "warning");
  equal(judge({ one: 0.5, five: 1.2, commit: 0.9 }).level, "fine");
  equal(judge({ one: 60, five: 63, commit: 62 }).level, "fine");
});
