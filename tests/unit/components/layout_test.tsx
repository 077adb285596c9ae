import { doesNotMatch, equal, match } from "node:assert/strict";
import { ErrorPage } from "@/components/layout/ErrorPage.tsx";
import { LanguageMenu } from "@/components/layout/Preferences.tsx";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { decode, render } from "@/tests/helpers/html.ts";

const locale = LOCALES.en;
const t = translator(locale);

Deno.test("ErrorPage() is a whole document with title, address and a way back, and no script", () => {
  const page = { status: 404, t, locale, theme: null, url: "/nowhere?a=<b>" };
  const html = render(<ErrorPage {...page} back="/contact.html" />);
  match(html, /^<html lang="en" dir="ltr">/);
  match(html, /<title>404 Not Found<\/title>/);
  match(html, /<h1>404 Not Found<\/h1>.*Resource Not Found/);
  match(html, /\/nowhere\?a=&lt;b/);
  match(html, /<a[^>]* href="\/contact.html"[^>]*>.*Go Back/);
  doesNotMatch(html, /<script/);
});

Deno.test("ErrorPage() calls a status by its own name or by none", () => {
  for (
    const [status, title] of [
      [400, "400 Bad Request"],
      [405, "405 Method Not Allowed"],
      [415, "415 Error"],
      [418, "418 Error"],
      [421, "421 Error"],
    ] as const
  ) {
    const html = render(
      <ErrorPage {...{ status, t, locale, theme: null, url: "/" }} />,
    );
    match(html, new RegExp(`<title>${title}</title>.*<h1>${title}</h1>`));
  }
});

Deno.test("ErrorPage() leads home when no page came before", () => {
  const html = render(
    <ErrorPage {...{ status: 500, t, locale, theme: null, url: "/" }} />,
  );
  match(html, /<a class="button[^"]*" href="\/">.*Go Back/);
});

Deno.test("ErrorPage() leads to the contact page, and in the panel to the dashboard", () => {
  const page = { status: 404, t, locale, theme: null };
  for (
    const [url, link] of [
      ["/nope", /href="\/contact.html"[^>]*>.*Contact Us/],
      ["/control/nope", /href="\/control\/index.html"[^>]*>.*Dashboard/],
    ] as const
  ) {
    match(render(<ErrorPage {...page} url={url} />), link);
  }
});

Deno.test("ErrorPage() writes direction and theme where nothing can flash", () => {
  const arabic = {
    locale: LOCALES.ar,
    t: translator(LOCALES.ar),
    theme: "dark" as const,
  };
  const html = render(<ErrorPage {...arabic} status={404} url="/x" />);
  match(html, /^<html lang="ar" dir="rtl" data-theme="dark">/);
});

Deno.test("LanguageMenu() offers the 16 languages by their own names and marks the current one", () => {
  const html = decode(render(
    <LanguageMenu t={t} locale={LOCALES.in} back="/track.html?code=A" />,
  ));
  const choices = [
    ...html.matchAll(/<button[^>]* value="(\w+)" lang="([\w-]+)"/g),
  ];
  equal(choices.map((choice) => choice[1]).join(), LOCALE_CODES.join());
  match(html, /value="in" lang="hi" aria-current="true"><bdi>हिन्दी/);
  equal(html.match(/aria-current/g)?.length, 1);
  match(html, /name="back" value="\/track.html\?code=A"/);
});
