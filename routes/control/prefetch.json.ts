import { define } from "@/lib/site/define.ts";
import { PREFETCHING } from "@/lib/site/speculation.ts";

/** Reports browsers what they may fetch ahead; it is the same for everybody and says nothing about anybody. */
export const handler = define.handlers({
  GET: () =>
    new Response(PREFETCHING, {
      headers: {
        "content-type": "application/speculationrules+json",
        "cache-control": "public, max-age=3600",
      },
    }),
});
