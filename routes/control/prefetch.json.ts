import { define } from "@/lib/site/define.ts";
import { PREFETCHING } from "@/lib/site/speculation.ts";

/** Speculation rules: what browsers may prefetch. They are the same for all, so they are cached publicly. */
export const handler = define.handlers({
  GET: () =>
    new Response(PREFETCHING, {
      headers: {
        "content-type": "application/speculationrules+json",
        "cache-control": "public, max-age=3600",
      },
    }),
});
