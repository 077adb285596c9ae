import { equal, ok } from "node:assert/strict";
import { loadAssets } from "fresh/server";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { testApp } from "../helpers/app.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";

/** The maximum bytes of a page's scripts, compressed with brotli; {@link PANEL_SCRIPTS} if left out. */
interface Weight {
  path: string;
  scripts?: number;
}

const STYLES = { visitor: 13_000, panel: 14_100 };

const PANEL_SCRIPTS = 17_000;

const WEIGHTS: Weight[] = [
  { path: "/", scripts: 22_000 },
  { path: "/pages/about-us", scripts: 10_000 },
  { path: "/contact.html", scripts: 12_500 },
  { path: "/track.html?code=WB-1111", scripts: 15_500 },
  { path: "/resolution.html", scripts: 12_000 },
  { path: "/nowhere", scripts: 12_000 },
  { path: "/offline.html", scripts: 0 },
  { path: "/control/signin.html" },
  { path: "/control/index.html" },
  { path: "/control/parcels/WB-1111" },
  { path: "/control/parcels/list.html" },
  { path: "/control/parcels/create.html" },
  { path: "/control/parcels/WB-1111/update" },
  { path: "/control/parcels/WB-1111/update-image" },
  { path: "/control/parcels/WB-1111/activities" },
  { path: "/control/api.html" },
  { path: "/control/imports/list.html" },
  { path: "/control/invoices/list.html" },
  { path: "/control/team/list.html" },
];

const assets = await loadAssets({ root: ROOT });

Deno.test("pages stay within the limits for styles and scripts", {
  ignore: ON_GENUINE,
}, async () => {
  await using app = await testApp({ assets });
  await writeFirstPages(app.kv);
  await addParcel(app.kv, ON_MAP);
  const owner = await app.signedIn();
  for (const { path, scripts = PANEL_SCRIPTS } of WEIGHTS) {
    const isPanel = path.startsWith("/control/");
    const isBehind = isPanel && !path.includes("signin");
    const { text } = await (isBehind ? owner : app.client()).get(path);
    const styles = weigh(text, /<link rel="stylesheet" href="([^"]+)"/g);
    ok(styles > 0);
    const most = STYLES[isPanel ? "panel" : "visitor"];
    ok(styles <= most, `styles of ${path}: ${styles}`);
    const own = weigh(
      text,
      /<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g,
    );
    ok(own <= scripts, `scripts of ${path}: ${own}, not ${scripts}`);
  }
});

Deno.test("a list of 15 parcels weighs at most 40 kB of HTML", async () => {
  await using app = await testApp({ assets });
  for (let number = 10; number < 25; number++) {
    await addParcel(app.kv, {
      tracking_code: `WAY-7K2M-9QX4-T3${number}`,
      recipient_name: "Maximiliana von Hohenstein-Oberlausitz",
      status: "Out for delivery",
    });
  }
  const admin = await app.signedIn();
  const { text } = await admin.get("/control/parcels/list.html");
  equal(text.match(/name="codes"/g)!.length, 15);
  const { length } = new TextEncoder().encode(text);
  ok(length <= 40_000, `${length} bytes`);
});

/** Returns the compressed size of the files that a page names. */
function weigh(html: string, pattern: RegExp): number {
  const paths = new Set(
    [...html.matchAll(pattern)].map(([, path]) => path!),
  );
  return [...paths].reduce((sum, path) => {
    const file = assets!.files.get(path)!;
    return sum + (file.br ?? file.body).length;
  }, 0);
}
