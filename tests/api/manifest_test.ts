import { deepEqual, equal, match, ok } from "node:assert/strict";
import { loadAssets } from "fresh/server";
import sharp from "sharp";
import { updateSettings } from "@/lib/settings/settings.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { testApp } from "../helpers/app.ts";
import { ON_GENUINE } from "../helpers/framework.ts";

const assets = await loadAssets({ root: ROOT });

Deno.test(
  "the manifest has the company's name and icons of the stated sizes",
  {
    // Genuine Fresh serves its own build.
    ignore: ON_GENUINE,
  },
  async () => {
    await using app = await testApp({ assets });
    await updateSettings(app.kv, { company_name: "Blue Crane" });
    const { text, headers } = await app.client().get("/manifest.webmanifest", {
      "accept-language": "ar",
    });
    match(headers.get("content-type")!, /^application\/manifest\+json/);
    const manifest = JSON.parse(text);
    equal(manifest.name, "Blue Crane");
    deepEqual([manifest.lang, manifest.dir], ["ar", "rtl"]);
    equal(manifest.start_url, "/");
    deepEqual(
      manifest.icons.map((icon: { purpose: string }) => icon.purpose),
      ["any", "any", "maskable"],
    );
    for (const { src, sizes } of manifest.icons) {
      const file = assets!.files.get(src)!;
      const { width, height, format } = await sharp(file.body).metadata();
      equal(`${width}x${height}`, sizes);
      equal(format, "png");
    }
  },
);

Deno.test("every page links to the manifest and a home-screen icon, and sets the browser color of both themes", async () => {
  await using app = await testApp({ assets });
  const { text } = await app.client().get("/");
  ok(text.includes('<link rel="manifest" href="/manifest.webmanifest"'));
  match(text, /<link rel="apple-touch-icon" href="\/[^"]+\.png"/);
  equal(text.match(/<meta name="theme-color" media=/g)?.length, 2);
  const dark = await app.client().get("/", { cookie: "theme=dark" });
  equal(dark.text.match(/<meta name="theme-color"[^>]*>/g)?.length, 1);
});

Deno.test("the Open Graph picture has the size stated in its tags", async () => {
  const { width, height } = await sharp(`${ROOT}/static/share.png`).metadata();
  deepEqual([width, height], [1200, 630]);
});
