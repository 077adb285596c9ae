import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { Hero } from "@/components/layout/Hero.tsx";
import { footerLinks, menuLinks } from "@/components/layout/navigation.ts";
import { PageContent } from "@/components/pages/PageContent.tsx";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { type Page, pageCreate } from "@/lib/pages/schema.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import { render } from "@/tests/helpers/html.ts";
import {
  excerptOf,
  languageAttributes,
  menuTitle,
} from "@/components/pages/page_texts.ts";

function page(fields: Partial<Page> = {}): Page {
  const input = pageCreate.parse({ title: "Customs", content: "Text" });
  const stamp = newStamp(new Date("2026-11-20"));
  return { ...stamp, ...input, slug: "customs", language: "en", ...fields };
}

function inLanguage(code: typeof LOCALE_CODES[number]) {
  return { locale: LOCALES[code], t: translator(LOCALES[code]) };
}

function html(content: string): string {
  return render(<PageContent content={content} />);
}

Deno.test("PageContent() renders each tag as its element", () => {
  equal(
    html("[bold=Title]\nfirst\n[underline=b]\n[strikethrough=c]\n[bold=d]"),
    '<h2 dir="auto"><strong>Title</strong></h2><p dir="auto">first<br><u>b</u><br><s>c</s><br><strong>d</strong></p>',
  );
});

Deno.test("PageContent() loads pictures lazily without a referrer, and videos only when played", () => {
  const media = [
    "[image=https://example.com/a.png?b=1&c=2]",
    "[video=https://example.com/a.mp4]",
  ];
  match(
    html(media.join("\n")),
    new RegExp(
      '^<img src="https://example.com/a.png\\?b=1&amp;c=2" alt(="")? loading="lazy" decoding="async" referrerpolicy="no-referrer"/?>' +
        '<video src="https://example.com/a.mp4" controls preload="none"></video>$',
    ),
  );
});

Deno.test("PageContent() escapes each line exactly once, alone or among others", () => {
  const shown = "A &amp; B &lt;x> &quot;q&quot;";
  equal(html('A & B <x> "q"'), `<p dir="auto">${shown}</p>`);
  equal(
    html('A & B <x> "q"\n[bold=b]\n[bold=A & B <x> "q"]'),
    `<p dir="auto">${shown}<br><strong>b</strong><br>[bold=${shown}]</p>`,
  );
});

Deno.test("PageContent() never renders HTML as HTML", () => {
  const lines = [
    "<script>alert(1)</script>",
    "[bold=<img src=x onerror=alert(1)>]",
    '[image=https://a.example/"onerror=alert(1)]',
    "[image=javascript:alert(1)]",
    "</p><svg onload=alert(1)>",
  ];
  for (const line of lines) {
    match(html(line), /^<p dir="auto">[^<]*<\/p>$/, line);
  }
});

Deno.test("Hero() shows the named picture and overlay, or the first ones for unknown names", () => {
  const cases: [image: string, overlay: string, shown?: string][] = [
    ["hero1", "overlay1"],
    ["hero-mixed", "overlay2"],
    ["hero-air", "overlay3"],
    ["hero-sea", "overlay1"],
    ["hero-road", "overlay1"],
    ["hero-warehouse", "overlay1"],
    ["hero99", "overlay9", "hero1 hero-overlay1"],
    ["constructor", "toString", "hero1 hero-overlay1"],
    ['"><script>', "overlay1", "hero1 hero-overlay1"],
  ];
  for (const [image, overlay, shown = `${image} hero-${overlay}`] of cases) {
    const html = render(<Hero title="A" image={image} overlay={overlay} />);
    equal(/^<div class="([^"]*)"/.exec(html)?.[1], `hero ${shown}`);
    equal(html.includes("<svg"), !shown.startsWith("hero1"));
  }
});

Deno.test("an unchanged first page has a title in the visitor's language", () => {
  const about = page({ slug: "about-us", title: "About Us" });
  const german = inLanguage("de");
  deepEqual(menuTitle(about, german), { text: "Über uns", attributes: {} });
  const text = "Who we are";
  const attributes = { lang: "en", translate: "no" };
  deepEqual(menuTitle({ ...about, title: text }, german), {
    text,
    attributes,
  });
});

Deno.test("excerptOf() cuts plain text after a whole word within 160 characters", () => {
  const content = `${"word ".repeat(31)}cutting`;
  const description = excerptOf({ content: `${content} here and there` });
  equal(description, `${"word ".repeat(31).trim()}…`);
  equal(excerptOf({ content: "Short, and whole." }), "Short, and whole.");
  equal([...excerptOf({ content: "字".repeat(200) })].length, 160);
  const ships = `[bold=Ships]\n\n${"🚢".repeat(300)}`;
  equal(excerptOf({ content: ships }), `Ships ${"🚢".repeat(153)}…`);
  doesNotMatch(excerptOf({ content: "[bold=A]" }), /\[/);
});

Deno.test("a text in a language other than its page's is marked as such", () => {
  deepEqual(languageAttributes(page({ language: "vi" }), LOCALES.vn), {});
  const hindi = languageAttributes(page({ language: "hi" }), LOCALES.en);
  deepEqual(hindi, { lang: "hi", translate: "no" });
});

Deno.test("the menu links to all pages, the footer only to those chosen for it", () => {
  const pages = [
    page({ slug: "customs", icon: "folder" }),
    page({ slug: "imprint", title: "Imprint", in_footer: "yes" }),
  ];
  const state = inLanguage("en");
  const screens = ["/", "/contact.html", "/track.html"];
  const imprint = "/pages/imprint";
  const addresses = (links: { href: string }[]) => links.map((l) => l.href);
  const menu = [...screens, "/pages/customs", imprint];
  deepEqual(addresses(menuLinks(state, pages)), menu);
  equal(menuLinks(state, pages)[3]?.icon, "folder");
  deepEqual(addresses(footerLinks(state, pages)), [...screens, imprint]);
});
