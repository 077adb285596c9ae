import { define } from "@/lib/site/define.ts";

/** Lets everything be read: what must not be listed says so itself, which a robot only learns where it may look. */
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
