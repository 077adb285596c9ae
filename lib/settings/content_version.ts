import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { idTime, newId } from "@/lib/store/ids.ts";
import { getSettings } from "./settings.ts";

const KEY = ["content_version"];
/** Days begin on a quarter of an hour in every time zone. */
const QUARTER_MS = 15 * 60_000;

/** Changes the version of the cached pages' content, in the commit that changes a content page or a review. */
export function changeContent(tx: Transaction): void {
  tx.set(KEY, newId(tx.now));
}

/** Returns the version of the content, at most a second old; null before the first change. */
export function getContentVersion(kv: Kv): Promise<string | null> {
  return kv.getCached<string>(KEY);
}

/**
 * Returns the version of what the cached pages show, at most a second old: of the settings, of the content, and of the time,
 * because the year in the footer may be the current one.
 */
export async function getSiteVersion(kv: Kv): Promise<string> {
  const { version } = await getSettings(kv);
  const content = await getContentVersion(kv);
  const quarter = Math.floor(kv.now().getTime() / QUARTER_MS);
  return `${version} ${content} ${quarter}`;
}

/** Returns the time of the last change, or null when nothing was ever changed. */
export async function contentChangedAt(kv: Kv): Promise<Date | null> {
  const version = await getContentVersion(kv);
  return version === null ? null : idTime(version);
}
