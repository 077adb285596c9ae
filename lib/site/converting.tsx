import { createHash } from "node:crypto";
import { renderToString } from "preact-render-to-string";
import type { Env } from "@/lib/env.ts";
import { AppError } from "@/lib/errors.ts";
import { errorResponse } from "@/lib/http/envelope.ts";
import type { Theme } from "@/lib/http/cookies.ts";
import { addSecurityHeaders } from "@/lib/http/headers.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { isApiPath } from "./access.ts";
import { isSecure } from "./middlewares/request.ts";
import { readPreferences, VARY_PREFERENCES } from "./preferences.ts";

const RETRY_SECONDS = 5;

/** Without a character that HTML escapes; the colours of static/styles/tokens.css. */
const STYLE = `
:root { color-scheme: light dark; }
[data-theme=light] { color-scheme: light; }
[data-theme=dark] { color-scheme: dark; }
body {
  margin: 0; min-block-size: 100vh; display: grid; place-items: center;
  background: light-dark(#fbfaf7, #0b1524); color: light-dark(#0b1c36, #eef2f8);
  font: 1.0625rem/1.6 Inter, Vazirmatn, Devanagari, system-ui, sans-serif;
}
main { max-inline-size: 34rem; padding: 1.5rem; }
h1 { font-size: clamp(1.75rem, 1.5rem + 1.1vw, 2.375rem); line-height: 1.2; margin: 0; }
progress { inline-size: 100%; block-size: 0.75rem; accent-color: light-dark(#ad420b, #ff9d60); }
`;

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const POLICY =
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Answers 503 to everything while the data of an earlier version is converted: calls in the envelope, pages as one file that
 * reloads itself. Says how far the conversion has come, and nothing of the site's data.
 */
export function convertingResponse(
  req: Request,
  env: Pick<Env, "trustProxy">,
  percent: number,
): Response {
  const url = new URL(req.url);
  const secure = isSecure({ req, url, env });
  const preferences = readPreferences({ req, url, secure });
  const response = respond(url, preferences, percent);
  response.headers.set("cache-control", "no-store");
  response.headers.set("retry-after", String(RETRY_SECONDS));
  response.headers.set("vary", VARY_PREFERENCES);
  response.headers.set("x-request-id", crypto.randomUUID());
  addSecurityHeaders(response.headers, secure);
  return response;
}

interface Preferences {
  locale: Locale;
  theme: Theme | null;
}

function respond(
  { pathname }: URL,
  preferences: Preferences,
  percent: number,
): Response {
  if (pathname === "/healthz") {
    return Response.json({ status: "converting" }, { status: 503 });
  }
  const { locale } = preferences;
  if (isApiPath(pathname)) {
    const error = new AppError(503, {
      key: "error.converting",
      params: { percent },
    });
    return errorResponse(error, translator(locale));
  }
  return new Response(page(preferences, percent), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-language": locale.tag,
      "content-security-policy": POLICY,
    },
  });
}

function page({ locale, theme }: Preferences, percent: number): string {
  const t = translator(locale);
  const format = new Intl.NumberFormat(locale.messageTag, { style: "percent" });
  const text = format.format(percent / 100);
  const html = renderToString(
    <html lang={locale.tag} dir={locale.dir} data-theme={theme ?? undefined}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta http-equiv="refresh" content={String(RETRY_SECONDS)} />
        <title>{t("converting.title")}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{t("converting.title")}</h1>
          <p>{t("converting.text")}</p>
          <progress max="100" value={percent} aria-label={text} />
          <p>{text}</p>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
