import { type App, setBuild } from "./app.ts";
import { noteAsset, registerIslands } from "./islands.ts";
import { assetUrls } from "./shared.ts";
import type { Assets, Manifest } from "./types.ts";

export { loadAssets } from "./store.ts";
export type { Assets, Manifest } from "./types.ts";

/**
 * Whether pages with islands run an inline script, so that a policy needs a nonce. Ours is external; the genuine
 * framework's boot script is inline.
 */
export const HAS_INLINE_BOOT = false;

/**
 * Attaches routes, islands and built assets to an app, and returns it. Without assets (as in tests of routes) pages render,
 * but islands are not hydrated. Callers await it, because genuine Fresh imports its build here.
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
    noteAsset(path, url);
    return url;
  };
  const root = new URL(".", manifest.baseUrl).pathname;
  const mode = assets?.dev ? "development" : "production";
  setBuild(app, { manifest, assets, config: { root, mode } });
  return app;
}
