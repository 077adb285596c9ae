import type { App } from "fresh";
import { ProdBuildCache, setBuildCache } from "fresh/internal";
// Genuine Fresh does not correct these attributes in precompiled JSX either.
import "./attributes.ts";
import type { Assets, Manifest } from "@/lib/fresh/types.ts";

export type { Assets, Manifest } from "./types.ts";

/** Whether pages with islands contain an inline script, so that the content security policy needs a nonce. */
export const HAS_INLINE_BOOT = true;

const ROOT = new URL("../../", import.meta.url);

/**
 * Attaches the build, with its routes and islands, to an app and returns the app. The build imports the routes and
 * these import this module, so the build can be imported only after this module has been evaluated.
 */
export async function attach<State>(
  app: App<State>,
  _manifest: Manifest,
  _assets?: Assets | null,
): Promise<App<State>> {
  const snapshot = await import(new URL("_fresh/snapshot.js", ROOT).href);
  const cache = new ProdBuildCache<State>(ROOT.pathname, snapshot);
  setBuildCache(app, cache, "production");
  return app;
}

/** Rebuilds in development. Returns no assets, because genuine Fresh serves its own. */
export async function loadAssets(
  { dev = false }: { root: string; dev?: boolean },
): Promise<Assets> {
  if (dev) await import(new URL("fresh_build.ts", import.meta.url).href);
  return {
    files: new Map(),
    urls: new Map(),
    scripts: new Map(),
    imports: new Map(),
    dev,
  };
}
