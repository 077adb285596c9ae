import { define } from "@/lib/site/define.ts";
import { PREFETCHING } from "@/lib/site/speculation.ts";

/** Returns the speculation rules for prefetching. They are the same for everyone, so they are publicly cacheable. */
export const handler = define.handlers({
  GET: () =>
    new Response(PREFETCHING, {
      headers: {
        "content-type": "application/speculationrules+json",
        "cache-control": "public, max-age=3600",
      },
    }),
});
