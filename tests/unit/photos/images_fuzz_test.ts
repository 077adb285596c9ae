import { ok } from "node:assert/strict";
import sharp from "sharp";
import { AppError } from "@/lib/errors.ts";
import { Chance } from "../../helpers/chance.ts";
import {
  type Bytes,
  redAndBlue,
  toBytes,
  toUpload,
  withChecksums,
} from "../../helpers/pictures.ts";
import { makePicture } from "@/lib/photos/files.ts";

/** The number of damaged pictures. */
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

function mutant(bytes: Bytes, chance: Chance): Bytes {
  const next = (end: number) => chance.below(end);
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

async function isCleaned(name: string, bytes: Bytes): Promise<boolean> {
  try {
    const { bytes: kept } = await makePicture(toUpload(bytes, name));
    const { exif, width, height } = await sharp(kept).metadata();
    await sharp(kept).stats();
    ok(exif === undefined && width <= 1600 && height <= 1600);
    return true;
  } catch (error) {
    ok(error instanceof AppError && error.status === 422, `${name}: ${error}`);
    return false;
  }
}

Deno.test(`makePicture() cleans or rejects each of ${MUTANTS} damaged pictures`, async () => {
  const chance = new Chance(7);
  let kept = 0;
  for (let count = 0; count < MUTANTS; count++) {
    const [name, seed] = SEEDS[count % SEEDS.length]!;
    const damaged = mutant(seed, chance);
    // Without valid checksums hardly a damaged PNG would be decoded, so half of them get their checksums corrected.
    const isRepaired = name.endsWith(".png") && count % 8 < 4;
    const bytes = isRepaired ? withChecksums(damaged) : damaged;
    if (await isCleaned(name, bytes)) kept++;
  }
  ok(kept > 0 && kept < MUTANTS, `${kept} of ${MUTANTS} were kept`);
});
