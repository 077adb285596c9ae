import { deepEqual, equal, ok } from "node:assert/strict";
import { killDenokv } from "@/bench/chaos/denokv.ts";
import { denokvTest as test } from "../helpers/denokv.ts";

const KILLS = 3;

test("kill -9 of denokv during writes by two servers neither loses, tears nor repeats an acknowledged write", async () => {
  const { tried, details } = await killDenokv(KILLS);
  deepEqual(details, []);
  equal(tried.kills, KILLS);
  ok(tried["acknowledged writes"]! >= KILLS * 60);
});
