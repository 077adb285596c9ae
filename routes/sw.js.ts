import { asset } from "fresh/runtime";
import { fontOf } from "@/components/layout/fonts.ts";
import { define } from "@/lib/site/define.ts";

/**
 * The service worker. It names what it keeps by addresses with hashes, and the page by its language: a browser that asks
 * again after a new release, or in another language, gets another script and keeps the new page.
 */
export const handler = define.handlers({
  GET({ state: { locale, theme } }) {
    const offline = {
      page: `/offline.html?lang=${locale.code}&theme=${theme ?? ""}`,
      files: [
        asset("/styles/main.css"),
        asset(fontOf(locale)),
        asset("/images/soundings.svg"),
      ],
    };
    const script = [
      `self.offline = ${JSON.stringify(offline)};`,
      `importScripts(${JSON.stringify(asset("/offline_worker.js"))});`,
    ];
    return new Response(`${script.join("\n")}\n`, {
      headers: { "content-type": "text/javascript; charset=utf-8" },
    });
  },
});
