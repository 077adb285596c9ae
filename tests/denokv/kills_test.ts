import { deepEqual, equal, ok } from "node:assert/strict";
import { killDenokv } from "@/bench/chaos/denokv.ts";
import { denokvTest } from "../helpers/denokv.ts";

const KILLS = 3;

denokvTest(
  "kill -9 of denokv under writes of two servers loses, tears and doubles nothing acknowledged",
  async () => {
    const { tried, details } = await killDenokv(KILLS);
    deepEqual(details, []);
    equal(tried.kills, KILLS);
    ok(tried["acknowledged writes"]! >= KILLS * 60);
  },
);
