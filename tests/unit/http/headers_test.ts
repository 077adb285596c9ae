import { equal } from "node:assert/strict";
import { acceptsEncoding } from "@/lib/http/headers.ts";

const ACCEPTED: [
  header: string | null,
  encoding: "br" | "gzip",
  accepted: boolean,
][] = [
  [null, "gzip", false],
  ["gzip, deflate, br, zstd", "br", true],
  ["gzip;q=0.5", "gzip", true],
  ["gzip; q=0", "gzip", false],
  ["br;q=0.0, gzip", "br", false],
  ["x-gzip", "gzip", false],
];

for (const [header, encoding, accepted] of ACCEPTED) {
  Deno.test(`acceptsEncoding() says ${accepted} to ${encoding} in "${header}"`, () => {
    equal(acceptsEncoding(header, encoding), accepted);
  });
}
