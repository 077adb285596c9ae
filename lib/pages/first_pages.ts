import type { Kv } from "@/lib/store/kv.ts";
import type { PageIcon } from "@/lib/fields/constants.ts";
import { pageCreate } from "./schema.ts";
import { FIRST_TEXTS } from "./first_texts.ts";
import { pages } from "./pages.ts";
import { newStamp } from "@/lib/store/ids.ts";

/** A page that a new site begins with. */
interface FirstPage {
  slug: keyof typeof FIRST_TEXTS;
  icon: PageIcon;
  image: string;
}

/** Says that the first pages were written once; it stays when they are deleted. */
const WRITTEN = ["first_pages"];

/** The addresses that the site's own links lead to, in the order of spec section 2. */
const FIRST_PAGES: FirstPage[] = [
  { slug: "about-us", icon: "people", image: "hero-mixed" },
  { slug: "warehousing", icon: "folder", image: "hero-warehouse" },
  { slug: "privacy-policy", icon: "copyright", image: "hero1" },
  { slug: "air-freight", icon: "pages", image: "hero-air" },
  { slug: "sea-transportation", icon: "pages", image: "hero-sea" },
  { slug: "road-transportation", icon: "pages", image: "hero-road" },
];

/**
 * Returns a site without pages the six that its links lead to, in one commit and once: not again when the owner has deleted
 * one, and not twice when several instances start together (decision 2). Tells whether it wrote them.
 */
export async function writeFirstPages(kv: Kv): Promise<boolean> {
  if (await kv.get(WRITTEN) !== null) return false;
  return await kv.transact(async (tx) => {
    if (await tx.read(WRITTEN) !== null) return false;
    tx.set(WRITTEN, tx.now.toISOString());
    if (await pages.count(tx) > 0) return false;
    for (const { slug, icon, image } of FIRST_PAGES) {
      const input = pageCreate.parse({ ...FIRST_TEXTS[slug], icon, image });
      const stamp = newStamp(tx.now);
      await pages.insert(tx, { ...stamp, slug, ...input, language: "en" });
    }
    return true;
  }, { lock: pages.noun });
}
