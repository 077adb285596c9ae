import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { toLocalDay } from "@/lib/local_time.ts";
import type { Settings } from "./schema.ts";
import { idTime, newId } from "@/lib/store/ids.ts";
import { getSettings, peekSettings } from "./settings.ts";

const KEY = ["content_version"];

/**
 * Says, in the commit that changes it, that something else is shown now on the pages that are kept rendered: a content
 * page or a review. The settings count their own versions.
 */
export function changeContent(tx: Transaction): void {
  tx.set(KEY, newId(tx.now));
}

/** Returns what is another one after every change, at most a second old. */
export function getContentVersion(kv: Kv): Promise<string | null> {
  return kv.getCached<string>(KEY);
}

/**
 * Returns the version of what the site shows, at most a second old. It changes with the settings, with the content and with the
 * day in the site's time zone, because a parcel is delayed from one day to the next without a change of anything stored.
 */
export async function getSiteVersion(kv: Kv): Promise<string> {
  // Both are remembered but for one time in a second: waiting for them together costs more than one after the other.
  const settings = await getSettings(kv);
  return siteVersion(kv, settings, await getContentVersion(kv));
}

/** Returns the same if it is known without waiting, else null. */
export function peekSiteVersion(kv: Kv): string | null {
  const settings = peekSettings(kv);
  const content = kv.peekCached<string>(KEY);
  return settings === null || content === undefined
    ? null
    : siteVersion(kv, settings, content);
}

function siteVersion(
  kv: Kv,
  { version, time_zone }: Pick<Settings, "version" | "time_zone">,
  content: string | null,
): string {
  return `${version} ${content} ${toLocalDay(kv.now(), time_zone)}`;
}

/** Returns the time of the last change, or null when nothing was ever changed. */
export async function contentChangedAt(kv: Kv): Promise<Date | null> {
  const version = await getContentVersion(kv);
  return version === null ? null : idTime(version);
}
