import { equal } from "node:assert/strict";
import { acceptsEncoding } from "@/lib/http/headers.ts";

type Encoding = "br" | "gzip";

const ACCEPTED: [header: string | null, encoding: Encoding, boolean][] = [
  [null, "gzip", false],
  ["gzip, deflate, br, zstd", "br", true],
  ["gzip;q=0.5", "gzip", true],
  ["gzip; q=0", "gzip", false],
  ["br;q=0.0, gzip", "br", false],
  ["x-gzip", "gzip", false],
];

Deno.test("acceptsEncoding() respects names and quality values", () => {
  for (const [header, encoding, accepted] of ACCEPTED) {
    equal(acceptsEncoding(header, encoding), accepted, `${header}`);
  }
});
