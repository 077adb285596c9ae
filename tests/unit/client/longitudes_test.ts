import { deepEqual } from "node:assert/strict";
import { unrollLongitudes } from "@/lib/client/longitudes.ts";

Deno.test("unrollLongitudes() takes the shorter way across the date line in both directions", () => {
  deepEqual(unrollLongitudes([103.7, 4.8, -1.5]), [103.7, 4.8, -1.5]);
  deepEqual(unrollLongitudes([121.5, 170, -118.2]), [121.5, 170, 241.8]);
  deepEqual(unrollLongitudes([-118.2, 121.5]), [-118.2, -238.5]);
  deepEqual(unrollLongitudes([0, 120, -120, 0]), [0, 120, 240, 360]);
  deepEqual(unrollLongitudes([]), []);
});
