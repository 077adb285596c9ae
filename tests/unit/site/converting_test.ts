import { deepEqual, equal, match, ok } from "node:assert/strict";
import { createHash } from "node:crypto";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { convertingResponse } from "@/lib/site/converting.tsx";

const ENV = { trustProxy: 0 };

function ask(path: string, headers: Record<string, string> = {}): Response {
  const req = new Request(`https://site.example${path}`, { headers });
  return convertingResponse(req, ENV, 42);
}

Deno.test("every response during a conversion is 503 with Retry-After", async () => {
  const paths = ["/", "/healthz", "/api/graph", "/styles/base.css", "/none"];
  for (const path of paths) {
    const { status, headers } = ask(path);
    equal(status, 503, path);
    equal(headers.get("retry-after"), "5");
    equal(headers.get("cache-control"), "no-store");
    ok(headers.has("strict-transport-security"), path);
  }
  deepEqual(await ask("/healthz").json(), { status: "converting" });
});

Deno.test("an API call during a conversion gets the envelope in the caller's language", async () => {
  const answer = await ask("/api/parcels", { "page-language": "de" }).json();
  const { errors: [error], ...others } = answer;
  deepEqual(others, { status: 503, data: null, message: "" });
  equal(
    error,
    "Die Website wird gerade aktualisiert (42 %). Bitte versuchen Sie es gleich noch einmal.",
  );
});

Deno.test("the conversion page is self-contained and reloads itself, in each language", async () => {
  for (const code of LOCALE_CODES) {
    const { tag, dir } = LOCALES[code];
    const cookie = `googtrans=/en/${code}`;
    const answer = ask("/track.html?code=WB-1", { cookie });
    const text = await answer.text();
    const t = translator(LOCALES[code]);
    ok(text.startsWith(`<!doctype html><html lang="${tag}" dir="${dir}"`));
    ok(text.includes(`<h1>${t("converting.title")}</h1>`), code);
    ok(text.includes(`<p>${t("converting.text")}</p>`), code);
    match(text, /<meta http-equiv="refresh" content="5"/);
    match(text, /(42|۴۲)/);
    ok(!/(src|href)=|<script|url\(/.test(text), code);
    ok(!text.includes("WB-1"));
    const [, style] = /<style>(.*)<\/style>/s.exec(text)!;
    const hash = createHash("sha256").update(style!).digest("base64");
    const policy = answer.headers.get("content-security-policy")!;
    ok(policy.includes(`style-src 'sha256-${hash}'`));
  }
});

Deno.test("the conversion page follows Accept-Language and the chosen theme", async () => {
  const cookie = "__Host-theme=dark";
  const headers = { "accept-language": "fa-IR, en;q=0.5", cookie };
  const text = await ask("/", headers).text();
  match(text, /<html lang="fa" dir="rtl" data-theme="dark">/);
  match(await ask("/").text(), /<html lang="en" dir="ltr">/);
});
