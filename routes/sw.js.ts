import { asset } from "fresh/runtime";
import { fontOf } from "@/components/layout/HtmlDocument.tsx";
import { define } from "@/lib/site/define.ts";

/**
 * Returns the service worker. It contains the hashed URLs of its files and the language of the page, so that it differs
 * for each release and language, and browsers then cache the new page.
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
