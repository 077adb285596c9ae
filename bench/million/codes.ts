import {
  generateTrackingCode,
  normalizeTrackingCode,
} from "@/lib/parcels/tracking_code.ts";
import type { Kv } from "@/lib/store/kv.ts";

/** Returns codes from all over a table: those that follow random texts. */
export async function sampleCodes(
  kv: Kv,
  length: number,
): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < length) {
    const from = normalizeTrackingCode(generateTrackingCode())!;
    const range = {
      prefix: ["parcels_by_code"],
      start: ["parcels_by_code", from],
    };
    const [found] = await kv.list(range, { limit: 1 });
    if (found !== undefined) codes.push(String(found.key[1]));
  }
  return codes;
}
