import { ok } from "node:assert/strict";
import sharp from "sharp";
import { makePicture } from "@/lib/photos/files.ts";
import { AppError } from "@/lib/errors.ts";
import {
  type Bytes,
  redAndBlue,
  toBytes,
  uploaded,
  withChecksums,
} from "../../helpers/pictures.ts";

/** How many damaged pictures are tried; FUZZ_PICTURES asks for more. */
const MUTANTS = Number(Deno.env.get("FUZZ_PICTURES") ?? 400);

const tagged = redAndBlue(40, 30).withExif({ IFD0: { Make: "Camera" } })
  .withMetadata({ orientation: 6 });

const SEEDS: [name: string, bytes: Bytes][] = [
  ["a.jpg", await toBytes(tagged.clone().jpeg())],
  ["b.jpg", await toBytes(tagged.clone().jpeg({ progressive: true }))],
  ["a.png", await toBytes(tagged.clone().png())],
  [
    "b.png",
    await toBytes(tagged.clone().png({ progressive: true, palette: true })),
  ],
];

/** Numbers that look random and are the same every time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x9e37_79b9 | 0;
    return (state >>> 0) % below;
  };
}

function mutant(bytes: Bytes, next: (below: number) => number): Bytes {
  let copy = bytes.slice();
  for (let count = 1 + next(8); count > 0; count--) {
    const at = next(copy.length);
    const size = 1 + next(16);
    switch (next(5)) {
      case 0:
        copy[at] = next(256);
        break;
      case 1:
        copy[at]! ^= 1 << next(8);
        break;
      case 2:
        copy.fill(next(2) * 255, at, at + size);
        break;
      case 3:
        copy.copyWithin(at, next(copy.length), next(copy.length));
        break;
      default:
        copy = copy.slice(0, Math.max(12, copy.length - next(40)));
    }
  }
  return copy;
}

async function isHandled(name: string, bytes: Bytes): Promise<boolean> {
  try {
    const { bytes: kept } = await makePicture(uploaded(bytes, name));
    const { exif, width, height } = await sharp(kept).metadata();
    await sharp(kept).stats();
    ok(exif === undefined && width <= 1600 && height <= 1600);
    return true;
  } catch (error) {
    ok(error instanceof AppError && error.status === 422, `${name}: ${error}`);
    return false;
  }
}

Deno.test(`of ${MUTANTS} damaged pictures each is kept as a clean one or refused`, async () => {
  const next = numbers(7);
  let kept = 0;
  for (let count = 0; count < MUTANTS; count++) {
    const [name, bytes] = SEEDS[count % SEEDS.length]!;
    const damaged = mutant(bytes, next);
    // Half of the PNGs come with good checksums: else hardly one would be looked into.
    const isRepaired = name.endsWith(".png") && count % 8 < 4;
    kept += Number(
      await isHandled(name, isRepaired ? withChecksums(damaged) : damaged),
    );
  }
  ok(kept > 0 && kept < MUTANTS, `${kept} of ${MUTANTS} were kept`);
});
