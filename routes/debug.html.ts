import { define } from "@/lib/site/define.ts";

/** The debug page of the specification is the one about the screen's resolution. */
export const handler = define.handlers({
  GET({ url }) {
    const location = `/resolution.html${url.search}`;
    return new Response(null, { status: 308, headers: { location } });
  },
});
