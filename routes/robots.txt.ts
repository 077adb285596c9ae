import { define } from "@/lib/site/define.ts";

/** Allows everything, because a robot has to fetch a page to see that it is noindex. */
export const handler = define.handlers({
  GET({ state }) {
    const lines = [
      "User-agent: *",
      "Allow: /",
      "",
      `Sitemap: ${state.origin}/sitemap.xml`,
    ];
    return new Response(`${lines.join("\n")}\n`, {
      headers: { "content-type": "text/plain; charset=utf-8" },
    });
  },
});
