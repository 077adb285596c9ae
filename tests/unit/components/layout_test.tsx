import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { ErrorPage } from "@/components/layout/ErrorPage.tsx";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { decode, render } from "@/tests/helpers/html.ts";
import { LanguageMenu } from "@/components/layout/Menus.tsx";

const locale = LOCALES.en;
const t = translator(locale);

function errorPage(status: number, url = "/", changes: object = {}): string {
  const props = { status, t, locale, theme: null, url, ...changes };
  return render(<ErrorPage {...props} />);
}

Deno.test("ErrorPage() is a whole document with title, URL and a way back, but no script", () => {
  const html = errorPage(404, "/nowhere?a=<b>", { back: "/contact.html" });
  match(html, /^<html lang="en" dir="ltr">/);
  match(html, /<title>404 Not Found<\/title>/);
  match(html, /<h1>404 Not Found<\/h1>.*Resource Not Found/);
  match(html, /\/nowhere\?a=&lt;b/);
  match(html, /<a[^>]* href="\/contact.html"[^>]*>.*Go Back/);
  doesNotMatch(html, /<script/);
});

Deno.test("ErrorPage() names known statuses", () => {
  const names = { 400: "Bad Request", 405: "Method Not Allowed" };
  const unknown = { 415: "Error", 418: "Error", 421: "Error" };
  for (const [status, name] of Object.entries({ ...names, ...unknown })) {
    const title = `${status} ${name}`;
    const html = errorPage(Number(status));
    match(html, new RegExp(`<title>${title}</title>.*<h1>${title}</h1>`));
  }
});

Deno.test("ErrorPage() links home by default, to the contact page, and in the panel to the dashboard", () => {
  match(errorPage(500), /<a class="button[^"]*" href="\/">.*Go Back/);
  match(errorPage(404), /href="\/contact.html"[^>]*>.*Contact Us/);
  const panel = errorPage(404, "/control/nope");
  match(panel, /href="\/control\/index.html"[^>]*>.*Dashboard/);
});

Deno.test("ErrorPage() sets direction and theme on the document to prevent flashing", () => {
  const arabic = { locale: LOCALES.ar, t: translator(LOCALES.ar) };
  const html = errorPage(404, "/x", { ...arabic, theme: "dark" });
  match(html, /^<html lang="ar" dir="rtl" data-theme="dark">/);
});

Deno.test("LanguageMenu() offers each language in its own name and marks the current one", () => {
  const html = decode(render(
    <LanguageMenu t={t} locale={LOCALES.in} back="/track.html?code=A" />,
  ));
  const choices = html.matchAll(/<button[^>]* value="(\w+)" lang="([\w-]+)"/g);
  deepEqual(Array.from(choices, ([, code]) => code), LOCALE_CODES);
  match(html, /value="in" lang="hi" aria-current="true"><bdi>हिन्दी/);
  equal(html.match(/aria-current/g)?.length, 1);
  match(html, /name="back" value="\/track.html\?code=A"/);
});
