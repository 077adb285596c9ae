import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import sharp from "sharp";
import { makePicture } from "@/lib/photos/images.ts";
import {
  type Bytes,
  joined,
  jpg,
  noise,
  png,
  redAndBlue,
  toBytes,
  uploaded,
  withChecksums,
} from "../../helpers/pictures.ts";
import { isAppError } from "../../helpers/domain.ts";

/** The mean colour of a part of a picture. */
async function colorAt(
  bytes: Bytes,
  part: { left: number; top: number; width: number; height: number },
): Promise<"red" | "blue"> {
  const { channels } = await sharp(
    await sharp(bytes).extract(part).png().toBuffer(),
  ).stats();
  return channels[0]!.mean > channels[2]!.mean ? "red" : "blue";
}

Deno.test("makePicture() keeps a jpg a jpg and a png a png, whole and not larger than they were", async () => {
  for (const [bytes, name] of [[jpg, "a.JPEG"], [png, "a.png"]] as const) {
    const picture = await makePicture(uploaded(bytes, name));
    const { format, width, height } = await sharp(picture.bytes).metadata();
    equal(picture.type, name === "a.png" ? "png" : "jpg");
    deepEqual([format, width, height], [
      picture.type === "jpg" ? "jpeg" : "png",
      64,
      48,
    ]);
  }
});

Deno.test("makePicture() makes the longer side at most 1600 pixels", async () => {
  const tall = await toBytes(redAndBlue(500, 3200).jpeg());
  const { bytes } = await makePicture(uploaded(tall));
  const { width, height } = await sharp(bytes).metadata();
  deepEqual([width, height], [250, 1600]);
});

Deno.test("makePicture() turns a picture upright and drops where it was taken, its profile and its comments", async () => {
  const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" } };
  const shot = await toBytes(
    redAndBlue(64, 48).withExif({ IFD0: { Make: "Camera" }, ...gps })
      .withMetadata({ orientation: 6 }).withIccProfile("p3").jpeg(),
  );
  ok((await sharp(shot).metadata()).exif!.length > 0);
  const { bytes } = await makePicture(uploaded(shot));
  const metadata = await sharp(bytes).metadata();
  deepEqual([metadata.width, metadata.height], [48, 64]);
  for (const kind of ["exif", "icc", "xmp", "iptc", "orientation"] as const) {
    equal(metadata[kind], undefined, kind);
  }
  const upper = { left: 0, top: 0, width: 48, height: 20 };
  equal(await colorAt(bytes, upper), "red");
  equal(await colorAt(bytes, { ...upper, top: 44 }), "blue");
});

Deno.test("makePicture() makes colours of other kinds of jpg and png what browsers show", async () => {
  const kinds = {
    "cmyk.jpg": redAndBlue(64, 48).toColourspace("cmyk").jpeg(),
    "grey.jpg": redAndBlue(64, 48).greyscale().jpeg(),
    "progressive.jpg": redAndBlue(64, 48).jpeg({ progressive: true }),
    "deep.png": redAndBlue(64, 48).toColourspace("rgb16").png(),
    "interlaced.png": redAndBlue(64, 48).png({ progressive: true }),
    "palette.png": redAndBlue(64, 48).png({ palette: true }),
  };
  for (const [name, kind] of Object.entries(kinds)) {
    const { bytes } = await makePicture(uploaded(await toBytes(kind), name));
    const { space, depth } = await sharp(bytes).metadata();
    equal(depth, "uchar", name);
    ok(["srgb", "b-w"].includes(space!), `${name} ${space}`);
  }
});

Deno.test("makePicture() makes a JPEG of a heavy PNG without transparency, and leaves the others", async () => {
  const photo = await toBytes(noise(700, 600, 3).png());
  equal((await makePicture(uploaded(photo, "a.png"))).type, "jpg");
  const opaque = await toBytes(noise(700, 600, 3).ensureAlpha().png());
  equal((await makePicture(uploaded(opaque, "a.png"))).type, "jpg");
  const glass = await toBytes(noise(700, 600, 4).png());
  equal((await makePicture(uploaded(glass, "a.png"))).type, "png");
});

Deno.test("makePicture() drops what is hidden behind a picture", async () => {
  const script = "<script>alert(1)</script>PK\x03\x04";
  for (const [bytes, name] of [[jpg, "a.jpg"], [png, "a.png"]] as const) {
    const { bytes: kept } = await makePicture(
      uploaded(joined(bytes, script), name),
    );
    ok(!new TextDecoder("latin1").decode(kept).includes("script"));
  }
});

/** A PNG that says how large it is and then hardly anything. */
function claiming(width: number, height: number): Bytes {
  const bytes = png.slice();
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return withChecksums(bytes);
}

/** A JPEG whose frame says how large it is. */
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

const REFUSED: [what: string, name: string, bytes: Bytes, key: string][] = [
  ["an SVG", "a.png", joined(SVG), TYPE],
  ["an SVG with a byte order mark", "a.jpg", joined("\ufeff", SVG), TYPE],
  ["a GIF", "a.png", await toBytes(redAndBlue(8, 8).gif()), TYPE],
  ["a WebP", "a.jpg", await toBytes(redAndBlue(8, 8).webp()), TYPE],
  ["a TIFF", "a.jpg", await toBytes(redAndBlue(8, 8).tiff()), TYPE],
  ["an AVIF", "a.png", await toBytes(redAndBlue(8, 8).avif()), TYPE],
  ["a BMP", "a.png", joined("BM", new Uint8Array(60)), TYPE],
  ["a PDF", "a.jpg", joined("%PDF-1.7\n"), TYPE],
  ["a script", "shell.php.jpg", joined("<?php system($_GET[0]);"), TYPE],
  ["a GIF with a picture behind it", "a.jpg", joined("GIF89a", jpg), TYPE],
  ["a page with a picture behind it", "a.png", joined("<html>", png), TYPE],
  ["a jpg called png", "a.png", jpg, TYPE],
  ["a png called jpg", "a.jpg", png, TYPE],
  ["a png called jpeg", "a.png.jpeg", png, TYPE],
  ["the first two bytes of a jpg", "a.jpg", jpg.slice(0, 2), TYPE],
  ["the first bytes of a jpg", "a.jpg", jpg.slice(0, 3), DAMAGED],
  ["half a jpg", "a.jpg", jpg.slice(0, jpg.length >> 1), DAMAGED],
  [
    "a jpg without its last kilobyte",
    "a.jpg",
    (await toBytes(noise(99, 99, 3).jpeg())).slice(0, -1024),
    DAMAGED,
  ],
  ["the signature of a png", "a.png", png.slice(0, 8), DAMAGED],
  ["the header of a png", "a.png", png.slice(0, 33), DAMAGED],
  ["half a png", "a.png", png.slice(0, png.length >> 1), DAMAGED],
  ["a png with an SVG in it", "a.png", joined(png.slice(0, 8), SVG), DAMAGED],
  [
    "zeros behind a jpg's first bytes",
    "a.jpg",
    joined(jpg.slice(0, 20), new Uint8Array(999)),
    DAMAGED,
  ],
  ["a png of no width", "a.png", claiming(0, 48), DAMAGED],
  [
    "a png wider than it can be",
    "a.png",
    claiming(0x7fffffff, 0x7fffffff),
    DAMAGED,
  ],
  ["a png that claims a gigapixel", "a.png", claiming(32_000, 32_000), PIXELS],
  [
    "a jpg that claims four gigapixels",
    "a.jpg",
    claimingJpg(65_500, 65_500),
    PIXELS,
  ],
  [
    "a png of one line too many",
    "a.png",
    await toBytes(flat(8000, 5001)),
    PIXELS,
  ],
  ["a png that is one long line", "a.png", claiming(1_000_000, 41), PIXELS],
  [
    "an interlaced png of too much depth",
    "a.png",
    claimingDeep(8000, 5000),
    PIXELS,
  ],
];

/** A large picture of one colour, which is small as a file: a bomb. */
function flat(width: number, height: number) {
  const background = "white";
  return sharp({ create: { width, height, channels: 3, background } })
    .toColourspace("b-w").png();
}

function claimingDeep(width: number, height: number): Bytes {
  const bytes = claiming(width, height);
  bytes.set([16, 6, 0, 0, 1], 24);
  return withChecksums(bytes);
}

for (const [what, name, bytes, key] of REFUSED) {
  Deno.test(`makePicture() refuses ${what}`, async () => {
    await rejects(
      makePicture(uploaded(bytes, name)),
      isAppError(422, key, "image"),
    );
  });
}
