import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import {
  changeFiles,
  makePicture,
  openFile,
  QUOTA,
  type StoredFile,
  storeFile,
  storeImage,
  sweepFiles,
} from "@/lib/photos/files.ts";
import type { Kv } from "@/lib/store/kv.ts";
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
import { allKeys, Clock, isAppError, memoryKv } from "../../helpers/domain.ts";
import sharp from "sharp";

const HOUR_MS = 60 * 60_000;

function picture(size: number): { type: "jpg"; bytes: Bytes } {
  return {
    type: "jpg",
    bytes: Uint8Array.from({ length: size }, (_, at) => at),
  };
}

function change(
  kv: Kv,
  files: { added?: StoredFile; removed?: string },
): Promise<void> {
  const { added = null, removed = null } = files;
  return kv.transact((tx) => changeFiles(tx, { added, removed }));
}

async function kept(kv: Kv, size: number): Promise<string> {
  const added = await storeFile(kv, picture(size));
  await change(kv, { added });
  return added.name;
}

async function contentOf(kv: Kv, name: string): Promise<Bytes | null> {
  const file = await openFile(kv, name);
  if (file === null) return null;
  return new Uint8Array(
    await new Blob(
      await Array.fromAsync(file.content) as Bytes[],
    ).arrayBuffer(),
  );
}

for (const size of [1, 60 * 1024, 60 * 1024 + 1, 5 * 60 * 1024, 2_000_000]) {
  Deno.test(`a kept file of ${size} bytes is what was stored`, async () => {
    using kv = await memoryKv();
    const name = await kept(kv, size);
    match(name, /^[0-9a-z]{26}\.jpg$/);
    deepEqual(await contentOf(kv, name), picture(size).bytes);
    equal((await openFile(kv, name))!.size, size);
  });
}

Deno.test("a file is not there before it is kept", async () => {
  using kv = await memoryKv();
  const { name } = await storeFile(kv, picture(100_000));
  equal(await openFile(kv, name), null);
});

Deno.test("openFile() looks up generated names only", async () => {
  using kv = await memoryKv();
  for (
    const name of [
      "",
      "a.jpg",
      "../secret",
      "x".repeat(26),
      `${"A".repeat(26)}.jpg`,
      `${"a".repeat(26)}.svg`,
    ]
  ) {
    equal(await openFile(kv, name), null);
  }
});

Deno.test("a file that another takes the place of goes in the same commit, whole", async () => {
  using kv = await memoryKv();
  const removed = await kept(kv, 800_000);
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

Deno.test("removing a file that is gone already changes nothing", async () => {
  using kv = await memoryKv();
  await change(kv, { removed: `${"a".repeat(26)}.jpg` });
  deepEqual(await kv.get(["file_totals"]), { files: 0, bytes: 0 });
});

Deno.test("sweepFiles() removes uploads that never ended after an hour, and nothing that is kept", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  const name = await kept(kv, 100_000);
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

Deno.test("an upload that has been swept is not kept any more", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
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
  Deno.test(`a store with too many ${what} takes no more`, async () => {
    using kv = await memoryKv();
    const added = await storeFile(kv, picture(1));
    await kv.transact((tx) => Promise.resolve(tx.set(["file_totals"], totals)));
    const noRoom = isAppError(422, "invalid.noRoom", "image");
    await rejects(change(kv, { added }), noRoom);
    equal(await openFile(kv, added.name), null);
    if (what === "files") await rejects(storeImage(kv, uploaded(jpg)), noRoom);
  });
}

Deno.test("a file with a hole in it is not there, or fails where the hole is", async () => {
  using kv = await memoryKv();
  const name = await kept(kv, 600_000);
  const drop = (index: number) =>
    kv.transact((tx) => Promise.resolve(tx.delete(["chunks", name, index])));
  for (const index of [9, 5]) {
    await drop(index);
    await rejects(contentOf(kv, name), /is gone/);
  }
  await drop(2);
  equal(await openFile(kv, name), null);
});

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
