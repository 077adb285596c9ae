import { define } from "@/lib/site/define.ts";

/** Redirects to the page about the screen's resolution, which is the debug page of the specification. */
export const handler = define.handlers({
  GET({ url }) {
    const location = `/resolution.html${url.search}`;
    return new Response(null, { status: 308, headers: { location } });
  },
});
