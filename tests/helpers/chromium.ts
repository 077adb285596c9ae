import { type Browser, chromium } from "playwright-core";
import { findFirstFile } from "./find_first_file.ts";

const CHOSEN = Deno.env.get("CHROMIUM_PATH");

/** Paths of Chromium. Its headless shell starts and renders with half the work. */
const PLACES = CHOSEN === undefined
  ? ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]
  : [CHOSEN];

/** Playwright's own list, which this flag would override, and four features that start a process for each window. */
const FEATURES_OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "SpareRendererForSitePerProcess",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
];

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${FEATURES_OFF}`,
];

const path = await findFirstFile(PLACES);

/** Whether browser tests run: they are skipped without Chromium unless REQUIRE_BROWSER=1. */
export const RUNS_BROWSERS = path !== undefined ||
  Deno.env.get("REQUIRE_BROWSER") === "1";

if (!RUNS_BROWSERS) {
  console.log(`Browser tests are skipped: there is no ${PLACES.at(-1)}`);
}

/** Starts Chromium without a profile, with `flags` in addition to the defaults. Throws if Chromium is not installed. */
export function launchChromium(flags: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: path ?? PLACES.at(-1)!,
    args: [...FLAGS, ...flags],
  });
}
