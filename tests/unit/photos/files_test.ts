import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import {
  changeFiles,
  makePicture,
  QUOTA,
  type StoredFile,
  storeFile,
  storeImage,
  sweepFiles,
} from "@/lib/photos/files.ts";
import { openFile } from "@/lib/photos/serve.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  type Bytes,
  joinBytes,
  jpg,
  noise,
  png,
  redAndBlue,
  toBytes,
  toUpload,
  withChecksums,
} from "../../helpers/pictures.ts";
import { allKeys, isAppError, test } from "../../helpers/domain.ts";
import sharp, { type Sharp } from "sharp";

const HOUR_MS = 60 * 60_000;

function picture(size: number): { type: "jpg"; bytes: Bytes } {
  const bytes = Uint8Array.from({ length: size }, (_, at) => at);
  return { type: "jpg", bytes };
}

function change(
  kv: Kv,
  files: { added?: StoredFile; removed?: string },
): Promise<void> {
  const { added = null, removed = null } = files;
  return kv.transact((tx) => changeFiles(tx, { added, removed }));
}

async function storePicture(kv: Kv, size: number): Promise<string> {
  const added = await storeFile(kv, picture(size));
  await change(kv, { added });
  return added.name;
}

async function contentOf(kv: Kv, name: string): Promise<Bytes | null> {
  const file = await openFile(kv, name);
  if (file === null) return null;
  return await new Blob(await Array.fromAsync(file.content) as Bytes[]).bytes();
}

test("a committed file of any size has the stored content", async (kv) => {
  const chunk = 60 * 1024;
  for (const size of [1, chunk, chunk + 1, 5 * chunk, 2_000_000]) {
    const name = await storePicture(kv, size);
    match(name, /^[0-9a-z]{26}\.jpg$/);
    deepEqual(await contentOf(kv, name), picture(size).bytes);
    equal((await openFile(kv, name))!.size, size);
  }
});

test("openFile() returns null for an uncommitted file and for a name that was not generated", async (kv) => {
  const { name } = await storeFile(kv, picture(100_000));
  const [upper, svg] = [`${"A".repeat(26)}.jpg`, `${"a".repeat(26)}.svg`];
  const names = [name, "", "a.jpg", "../secret", "x".repeat(26), upper, svg];
  for (const name of names) equal(await openFile(kv, name), null);
});

test("a replaced file is removed completely in the same commit", async (kv) => {
  const removed = await storePicture(kv, 800_000);
  const added = await storeFile(kv, picture(70_000));
  await change(kv, { added, removed });
  equal(await openFile(kv, removed), null);
  deepEqual((await allKeys(kv)).toSorted(), [
    `chunks/${added.name}/0`,
    `chunks/${added.name}/1`,
    "file_totals",
    `files/${added.name}`,
  ]);
  deepEqual(await kv.get(["file_totals"]), { files: 1, bytes: 70_000 });
});

test("removing a missing file changes nothing", async (kv) => {
  await change(kv, { removed: `${"a".repeat(26)}.jpg` });
  deepEqual(await kv.get(["file_totals"]), { files: 0, bytes: 0 });
});

test.withClock("sweepFiles() removes only unfinished uploads, after an hour", async ({ kv, clock }) => {
  const name = await storePicture(kv, 100_000);
  await storeFile(kv, picture(1_000_000));
  clock.forward(HOUR_MS);
  equal(await sweepFiles(kv), 0);
  const young = await storeFile(kv, picture(100_000));
  clock.forward(1);
  equal(await sweepFiles(kv), 1);
  deepEqual(await contentOf(kv, name), picture(100_000).bytes);
  await change(kv, { added: young });
  clock.forward(HOUR_MS * 2);
  equal(await sweepFiles(kv), 0);
  equal((await allKeys(kv)).filter((key) => /^chunks/.test(key)).length, 4);
});

test.withClock("a swept upload can no longer be committed", async ({ kv, clock }) => {
  const added = await storeFile(kv, picture(100_000));
  clock.forward(HOUR_MS + 1);
  await sweepFiles(kv);
  await rejects(change(kv, { added }), isAppError(503));
  equal(await openFile(kv, added.name), null);
});

for (
  const [what, totals] of [
    ["files", { files: QUOTA.files, bytes: 0 }],
    ["bytes", { files: 1, bytes: QUOTA.bytes }],
  ] as const
) {
  test(`a store at its limit of ${what} accepts no more`, async (kv) => {
    const added = await storeFile(kv, picture(1));
    await kv.transact((tx) => Promise.resolve(tx.set(["file_totals"], totals)));
    const noRoom = isAppError(422, "invalid.noRoom", "image");
    await rejects(change(kv, { added }), noRoom);
    equal(await openFile(kv, added.name), null);
    if (what === "files") await rejects(storeImage(kv, toUpload(jpg)), noRoom);
  });
}

test("a file with a missing chunk is not found, or fails at that chunk", async (kv) => {
  const name = await storePicture(kv, 600_000);
  const drop = (index: number) =>
    kv.transact((tx) => Promise.resolve(tx.delete(["chunks", name, index])));
  for (const index of [9, 5]) {
    await drop(index);
    await rejects(contentOf(kv, name), /is gone/);
  }
  await drop(2);
  equal(await openFile(kv, name), null);
});

/** Returns the mean color of a part of a picture. */
async function colorAt(
  bytes: Bytes,
  part: { left: number; top: number; width: number; height: number },
): Promise<"red" | "blue"> {
  const extracted = await sharp(bytes).extract(part).png().toBuffer();
  const { channels } = await sharp(extracted).stats();
  return channels[0]!.mean > channels[2]!.mean ? "red" : "blue";
}

Deno.test("makePicture() keeps the type and size of a small picture", async () => {
  for (const [bytes, name] of [[jpg, "a.JPEG"], [png, "a.png"]] as const) {
    const picture = await makePicture(toUpload(bytes, name));
    const { format, width, height } = await sharp(picture.bytes).metadata();
    const [type, kind] = bytes === png ? ["png", "png"] : ["jpg", "jpeg"];
    equal(picture.type, type);
    deepEqual([format, width, height], [kind, 64, 48]);
  }
});

Deno.test("makePicture() limits the longer side to 1600 pixels", async () => {
  const tall = await toBytes(redAndBlue(500, 3200).jpeg());
  const { bytes } = await makePicture(toUpload(tall));
  const { width, height } = await sharp(bytes).metadata();
  deepEqual([width, height], [250, 1600]);
});

Deno.test("makePicture() rotates a picture upright and drops its metadata", async () => {
  const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" } };
  const shot = await toBytes(
    redAndBlue(64, 48).withExif({ IFD0: { Make: "Camera" }, ...gps })
      .withMetadata({ orientation: 6 }).withIccProfile("p3").jpeg(),
  );
  ok((await sharp(shot).metadata()).exif!.length > 0);
  const { bytes } = await makePicture(toUpload(shot));
  const metadata = await sharp(bytes).metadata();
  deepEqual([metadata.width, metadata.height], [48, 64]);
  for (const kind of ["exif", "icc", "xmp", "iptc", "orientation"] as const) {
    equal(metadata[kind], undefined, kind);
  }
  const upper = { left: 0, top: 0, width: 48, height: 20 };
  equal(await colorAt(bytes, upper), "red");
  equal(await colorAt(bytes, { ...upper, top: 44 }), "blue");
});

Deno.test("makePicture() converts CMYK and 16-bit images to sRGB", async () => {
  const kinds = {
    "cmyk.jpg": redAndBlue(64, 48).toColourspace("cmyk").jpeg(),
    "grey.jpg": redAndBlue(64, 48).greyscale().jpeg(),
    "progressive.jpg": redAndBlue(64, 48).jpeg({ progressive: true }),
    "deep.png": redAndBlue(64, 48).toColourspace("rgb16").png(),
    "interlaced.png": redAndBlue(64, 48).png({ progressive: true }),
    "palette.png": redAndBlue(64, 48).png({ palette: true }),
  };
  for (const [name, kind] of Object.entries(kinds)) {
    const { bytes } = await makePicture(toUpload(await toBytes(kind), name));
    const { space, depth } = await sharp(bytes).metadata();
    equal(depth, "uchar", name);
    ok(["srgb", "b-w"].includes(space!), `${name} ${space}`);
  }
});

Deno.test("makePicture() converts a large opaque PNG to JPEG", async () => {
  const typeOf = async (image: Sharp) =>
    (await makePicture(toUpload(await toBytes(image.png()), "a.png"))).type;
  equal(await typeOf(noise(700, 600, 3)), "jpg");
  equal(await typeOf(noise(700, 600, 3).ensureAlpha()), "jpg");
  equal(await typeOf(noise(700, 600, 4)), "png");
});

Deno.test("makePicture() drops data appended to a picture", async () => {
  const script = "<script>alert(1)</script>PK\x03\x04";
  for (const [bytes, name] of [[jpg, "a.jpg"], [png, "a.png"]] as const) {
    const upload = toUpload(joinBytes(bytes, script), name);
    const { bytes: kept } = await makePicture(upload);
    ok(!new TextDecoder("latin1").decode(kept).includes("script"));
  }
});

/** Returns a PNG that declares a size but has hardly any data. */
function pngClaiming(width: number, height: number): Bytes {
  const bytes = png.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return withChecksums(bytes);
}

/** Returns a JPEG that declares a size. */
function claimingJpg(width: number, height: number): Bytes {
  const bytes = jpg.slice();
  const frame = bytes.findIndex((byte, at) =>
    byte === 0xff && bytes[at + 1] === 0xc0
  );
  const view = new DataView(bytes.buffer);
  view.setUint16(frame + 5, height);
  view.setUint16(frame + 7, width);
  return bytes;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const TYPE = "invalid.imageType";
const DAMAGED = "invalid.imageDamaged";
const PIXELS = "invalid.imagePixels";

const [BOMB, TOO_WIDE] = [
  await toBytes(oneColorPicture(8000, 5001)),
  0x7fffffff,
];
const NOISE = await toBytes(noise(99, 99, 3).jpeg());
const ZEROS = joinBytes(jpg.slice(0, 20), new Uint8Array(999));

const REFUSED: [what: string, name: string, bytes: Bytes, key: string][] = [
  ["an SVG", "a.png", joinBytes(SVG), TYPE],
  ["an SVG with a byte order mark", "a.jpg", joinBytes("\ufeff", SVG), TYPE],
  ["a GIF", "a.png", await toBytes(redAndBlue(8, 8).gif()), TYPE],
  ["a WebP", "a.jpg", await toBytes(redAndBlue(8, 8).webp()), TYPE],
  ["a TIFF", "a.jpg", await toBytes(redAndBlue(8, 8).tiff()), TYPE],
  ["an AVIF", "a.png", await toBytes(redAndBlue(8, 8).avif()), TYPE],
  ["a BMP", "a.png", joinBytes("BM", new Uint8Array(60)), TYPE],
  ["a PDF", "a.jpg", joinBytes("%PDF-1.7\n"), TYPE],
  ["a script", "shell.php.jpg", joinBytes("<?php system($_GET[0]);"), TYPE],
  ["a GIF with a picture behind it", "a.jpg", joinBytes("GIF89a", jpg), TYPE],
  ["a page with a picture behind it", "a.png", joinBytes("<html>", png), TYPE],
  ["a jpg called png", "a.png", jpg, TYPE],
  ["a png called jpg", "a.jpg", png, TYPE],
  ["a png called jpeg", "a.png.jpeg", png, TYPE],
  ["the first two bytes of a jpg", "a.jpg", jpg.slice(0, 2), TYPE],
  ["the first bytes of a jpg", "a.jpg", jpg.slice(0, 3), DAMAGED],
  ["half a jpg", "a.jpg", jpg.slice(0, jpg.length >> 1), DAMAGED],
  ["a jpg without its last kilobyte", "a.jpg", NOISE.slice(0, -1024), DAMAGED],
  ["the signature of a png", "a.png", png.slice(0, 8), DAMAGED],
  ["the header of a png", "a.png", png.slice(0, 33), DAMAGED],
  ["half a png", "a.png", png.slice(0, png.length >> 1), DAMAGED],
  [
    "a png with an SVG in it",
    "a.png",
    joinBytes(png.slice(0, 8), SVG),
    DAMAGED,
  ],
  ["zeros after the first bytes of a jpg", "a.jpg", ZEROS, DAMAGED],
  ["a png of no width", "a.png", pngClaiming(0, 48), DAMAGED],
  ["an impossible png", "a.png", pngClaiming(TOO_WIDE, TOO_WIDE), DAMAGED],
  ["a png of a gigapixel", "a.png", pngClaiming(32_000, 32_000), PIXELS],
  ["a jpg of four gigapixels", "a.jpg", claimingJpg(65_500, 65_500), PIXELS],
  ["a png of one line too many", "a.png", BOMB, PIXELS],
  ["a png that is one long line", "a.png", pngClaiming(1_000_000, 41), PIXELS],
  ["a deep interlaced png", "a.png", claimingDeep(8000, 5000), PIXELS],
];

/** Returns a decompression bomb: a large picture of one color in a small file. */
function oneColorPicture(width: number, height: number) {
  const background = "white";
  return sharp({ create: { width, height, channels: 3, background } })
    .toColourspace("b-w").png();
}

function claimingDeep(width: number, height: number): Bytes {
  const bytes = pngClaiming(width, height);
  bytes.set([16, 6, 0, 0, 1], 24);
  return withChecksums(bytes);
}

for (const [what, name, bytes, key] of REFUSED) {
  Deno.test(`makePicture() rejects ${what}`, async () => {
    const refused = isAppError(422, key, "image");
    await rejects(makePicture(toUpload(bytes, name)), refused);
  });
}
