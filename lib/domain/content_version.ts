import type { Kv, Transaction } from "@/lib/kv.ts";
import { idTime, newId } from "./ids.ts";
import { getSettings, peekSettingsVersion } from "./settings.ts";

const KEY = ["content_version"];

/**
 * Says, in the commit that changes it, that something else is shown now on the pages that are kept rendered: a content
 * page or a review. The settings count their own versions.
 */
export function changeContent(tx: Transaction, now: Date): void {
  tx.set(KEY, newId(now));
}

/** Gives what is another one after every change, at most a second old. */
export function getContentVersion(kv: Kv): Promise<string | null> {
  return kv.getCached<string>(KEY);
}

/** Gives what is another one after every change of the settings or of the content, at most a second old. */
export async function getSiteVersion(kv: Kv): Promise<string> {
  // Both are remembered but for one time in a second: waiting for them together costs more than one after the other.
  const { version } = await getSettings(kv);
  return `${version} ${await getContentVersion(kv)}`;
}

/** Gives the same if it is known without waiting, else null. */
export function peekSiteVersion(kv: Kv): string | null {
  const version = peekSettingsVersion(kv);
  const content = kv.peekCached<string>(KEY);
  return version === null || content === undefined
    ? null
    : `${version} ${content}`;
}

/** Gives the time of the last change, or null when nothing was ever changed. */
export async function contentChangedAt(kv: Kv): Promise<Date | null> {
  const version = await getContentVersion(kv);
  return version === null ? null : idTime(version);
}
