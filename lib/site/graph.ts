import { pick } from "deno-std/collections/pick.js";
import type { Principal } from "@/lib/accounts/schema.ts";
import { may } from "@/lib/fields/roles.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { AdminSettings } from "@/lib/settings/schema.ts";
import { listPages } from "@/lib/pages/pages.ts";
import { shownReviews } from "@/lib/reviews/reviews.ts";
import { getSettings, toPublicSettings } from "@/lib/settings/settings.ts";
import type { Graph } from "./site_noun.ts";

/**
 * Returns the graph of the site: all pages, the newest reviews, the settings visible to the caller, and the caller's
 * identity. Bounded by the maximum of 200 pages and 100 reviews.
 */
export async function getGraph(
  kv: Kv,
  admin: Principal | null,
  mailDriver: AdminSettings["mail_driver"],
): Promise<Graph> {
  const [pages, reviews, settings] = await Promise.all([
    listPages(kv),
    shownReviews(kv),
    getSettings(kv),
  ]);
  const shown = admin !== null && may(admin, "settings:read")
    ? { ...settings, mail_driver: mailDriver }
    : toPublicSettings(settings);
  return {
    pages: { data: pages },
    reviews: { data: reviews },
    settings: { data: [shown] },
    admin: { data: admin === null ? false : pick(admin, ["id", "email"]) },
  };
}
