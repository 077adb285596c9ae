import { markSamples } from "@/lib/settings/settings.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import type { Kv } from "@/lib/store/kv.ts";
import firstPages from "./first_pages.json" with { type: "json" };
import { countPages, pages } from "./pages.ts";
import { pageCreate } from "./schema.ts";

/** Set once the first pages were written; kept when they are deleted. */
const WRITTEN = ["first_pages"];

/**
 * Writes the first pages of a site without pages, in English and in the order of the menu; the site's own links lead to them.
 * Marks the figures of such a site as samples. Writes them in one commit and only once, even if several instances start together or the owner deletes some later.
 * Returns whether it wrote them.
 */
export async function writeFirstPages(kv: Kv): Promise<boolean> {
  if (await kv.get(WRITTEN) !== null) return false;
  return await kv.transact(async (tx) => {
    if (await tx.read(WRITTEN) !== null) return false;
    tx.set(WRITTEN, tx.now.toISOString());
    if (await countPages(kv, tx) > 0) return false;
    await markSamples(tx);
    for (const { slug, content, ...fields } of firstPages) {
      const input = pageCreate.parse({
        ...fields,
        content: content.join("\n"),
      });
      const stamp = newStamp(tx.now);
      pages.insert(tx, { ...stamp, slug, ...input, language: "en" });
    }
    return true;
  }, { lock: pages.noun });
}
