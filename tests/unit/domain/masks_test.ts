import { equal } from "node:assert/strict";
import { maskPlace } from "@/lib/domain/masks.ts";

const PLACES: [place: string, shown: string][] = [
  ["12 Harbour Street, Flat 3, Bristol", "Bristol"],
  ["شارع الملك فهد 12، الرياض", "الرياض"],
  ["12 Harbour Street, ", "***"],
  ["شارع الملك فهد 12،", "***"],
  ["Warehouse 9", "***"],
];

for (const [place, shown] of PLACES) {
  Deno.test(`maskPlace() shows ${shown} of ${JSON.stringify(place)}`, () => {
    equal(maskPlace(place), shown);
  });
}
