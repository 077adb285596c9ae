import { deepEqual, doesNotMatch, equal, match } from "node:assert/strict";
import { Hero } from "@/components/layout/Hero.tsx";
import { footerLinks, menuLinks } from "@/components/layout/navigation.ts";
import { PageContent } from "@/components/pages/PageContent.tsx";
import {
  describedBy,
  shownTitle,
  writtenIn,
} from "@/components/pages/page_texts.ts";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { type Page, pageCreate } from "@/lib/pages/schema.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import { render } from "@/tests/helpers/html.ts";

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

Deno.test("PageContent() shows each tag as its element", () => {
  equal(
    html("[bold=Title]\nfirst\n[underline=b]\n[strikethrough=c]\n[bold=d]"),
    '<h2 dir="auto"><strong>Title</strong></h2><p dir="auto">first<br><u>b</u><br><s>c</s><br><strong>d</strong></p>',
  );
});

Deno.test("PageContent() loads pictures lazily without a referrer, and videos on play", () => {
  match(
    html(
      "[image=https://example.com/a.png?b=1&c=2]\n[video=https://example.com/a.mp4]",
    ),
    new RegExp(
      '^<img src="https://example.com/a.png\\?b=1&amp;c=2" alt(="")? loading="lazy" decoding="async" referrerpolicy="no-referrer"/?>' +
        '<video src="https://example.com/a.mp4" controls preload="none"></video>$',
    ),
  );
});

Deno.test("PageContent() escapes each line once, alone and among others", () => {
  const shown = "A &amp; B &lt;x> &quot;q&quot;";
  equal(html('A & B <x> "q"'), `<p dir="auto">${shown}</p>`);
  equal(
    html('A & B <x> "q"\n[bold=b]\n[bold=A & B <x> "q"]'),
    `<p dir="auto">${shown}<br><strong>b</strong><br>[bold=${shown}]</p>`,
  );
});

Deno.test("PageContent() never shows HTML as HTML", () => {
  for (
    const line of [
      "<script>alert(1)</script>",
      "[bold=<img src=x onerror=alert(1)>]",
      '[image=https://a.example/"onerror=alert(1)]',
      "[image=javascript:alert(1)]",
      "</p><svg onload=alert(1)>",
    ]
  ) {
    const shown = html(line);
    match(shown, /^<p dir="auto">[^<]*<\/p>$/, line);
  }
});

Deno.test("Hero() shows the named picture and overlay, and the first ones for unknown names", () => {
  const cases: [image: string, overlay: string, classes: string][] = [
    ["hero1", "overlay1", "hero hero1 hero-overlay1"],
    ["hero-mixed", "overlay2", "hero hero-mixed hero-overlay2"],
    ["hero-air", "overlay3", "hero hero-air hero-overlay3"],
    ["hero-sea", "overlay1", "hero hero-sea hero-overlay1"],
    ["hero-road", "overlay1", "hero hero-road hero-overlay1"],
    ["hero-warehouse", "overlay1", "hero hero-warehouse hero-overlay1"],
    ["hero99", "overlay9", "hero hero1 hero-overlay1"],
    ["constructor", "toString", "hero hero1 hero-overlay1"],
    ['"><script>', "overlay1", "hero hero1 hero-overlay1"],
  ];
  for (const [image, overlay, classes] of cases) {
    const shown = render(<Hero title="A" {...{ image, overlay }} />);
    equal(/^<div class="([^"]*)"/.exec(shown)?.[1], classes);
    equal(
      shown.includes("<svg"),
      classes.includes("hero-") && !classes.includes("hero1"),
    );
  }
});

Deno.test("the first pages have titles in the visitor's language until they are changed", () => {
  const about = page({ slug: "about-us", title: "About Us" });
  deepEqual(shownTitle(about, inLanguage("de")), {
    text: "Über uns",
    attributes: {},
  });
  deepEqual(shownTitle({ ...about, title: "Who we are" }, inLanguage("de")), {
    text: "Who we are",
    attributes: { lang: "en", translate: "no" },
  });
});

Deno.test("describedBy() ends with a whole word, and says that there is more", () => {
  const content = `${"word ".repeat(31)}cutting`;
  const description = describedBy({ content: `${content} here and there` });
  equal(description, `${"word ".repeat(31).trim()}…`);
  equal(describedBy({ content: "Short, and whole." }), "Short, and whole.");
  equal([...describedBy({ content: "字".repeat(200) })].length, 160);
});

Deno.test("a text in another language than its page is marked", () => {
  deepEqual(writtenIn(page({ language: "vi" }), LOCALES.vn), {});
  deepEqual(writtenIn(page({ language: "hi" }), LOCALES.en), {
    lang: "hi",
    translate: "no",
  });
});

Deno.test("the menu lists the screens and every page, the footer the pages about the company that are there", () => {
  const pages = [
    page({ slug: "customs", icon: "folder" }),
    page({ slug: "privacy-policy", title: "Privacy Policy" }),
  ];
  const options = { ...inLanguage("en"), pages };
  const screens = ["/", "/contact.html", "/track.html"];
  deepEqual(menuLinks(options).map(({ href }) => href), [
    ...screens,
    "/pages/customs",
    "/pages/privacy-policy",
  ]);
  equal(menuLinks(options)[3]?.icon, "folder");
  deepEqual(footerLinks(options).map(({ href }) => href), [
    ...screens,
    "/pages/privacy-policy",
  ]);
});

Deno.test("describedBy() returns the first 160 characters without markup, whole ones", () => {
  const content = `[bold=Ships]\n\n${"🚢".repeat(300)}`;
  equal(describedBy(page({ content })), `Ships ${"🚢".repeat(153)}…`);
  doesNotMatch(describedBy(page({ content: "[bold=A]" })), /\[/);
});
