import { asset } from "fresh/runtime";
import { THEME_COLORS } from "@/components/layout/HtmlDocument.tsx";
import { define } from "@/lib/site/define.ts";
import { getSettings } from "@/lib/settings/settings.ts";

/** Returns the web app manifest with the company's name. */
export const handler = define.handlers({
  async GET({ state: { kv, locale, t } }) {
    const { company_name: company } = await getSettings(kv);
    const manifest = {
      id: "/",
      name: company,
      short_name: company,
      description: t("home.description", { company }),
      lang: locale.tag,
      dir: locale.dir,
      start_url: "/",
      scope: "/",
      display: "minimal-ui",
      theme_color: THEME_COLORS.light,
      background_color: THEME_COLORS.light,
      icons: [
        icon("/icon-192.png", "192x192", "any"),
        icon("/icon-512.png", "512x512", "any"),
        icon("/icon-maskable-512.png", "512x512", "maskable"),
      ],
      shortcuts: [{ name: t("nav.track"), url: "/track.html" }],
    };
    return new Response(JSON.stringify(manifest), {
      headers: { "content-type": "application/manifest+json" },
    });
  },
});

function icon(path: string, sizes: string, purpose: string) {
  return { src: asset(path), sizes, type: "image/png", purpose };
}
