import { type App, setBuild } from "./app.ts";
import { recordAsset, registerIslands } from "./islands.ts";
import { assetUrls } from "./shared.ts";
import type { Assets, Manifest } from "./types.ts";

export { loadAssets } from "./store.ts";
export type { Assets, Manifest } from "./types.ts";

/**
 * Whether pages with islands contain an inline script, for which the CSP needs a nonce. Ours is external; genuine Fresh
 * starts its islands from an inline script.
 */
export const HAS_INLINE_BOOT = false;

/**
 * Attaches routes, islands and built assets to an app, and returns it. Without assets (as in tests of routes), pages
 * render but islands are not hydrated. Callers must await the result, because the counterpart for genuine Fresh is
 * async.
 */
export function attach<State>(
  app: App<State>,
  manifest: Manifest,
  assets: Assets | null = null,
): App<State> {
  for (const [file, module] of Object.entries(manifest.islands)) {
    registerIslands(file, module);
  }
  assetUrls.find = function findAsset(path) {
    const url = assets?.urls.get(path) ?? path;
    recordAsset(path, url);
    return url;
  };
  const root = new URL(".", manifest.baseUrl).pathname;
  const mode = assets?.dev ? "development" : "production";
  setBuild(app, { manifest, assets, config: { root, mode } });
  return app;
}
