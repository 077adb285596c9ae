import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { checkLetter } from "@/lib/mail/letter.ts";
import { renderMail } from "@/lib/mail/render.tsx";
import { MAIL_TEMPLATES } from "@/lib/fields/constants.ts";
import { requiredLine, requiredLongText } from "@/lib/fields/fields.ts";
import { decode } from "@/tests/helpers/html.ts";
import type { MailContent } from "@/lib/mail/content.ts";

const EVIL = `<img src=x onerror=alert(1)> & "quoted" 'too' {{x}} --> ]]>`;

const SUBJECTS = [
  ["Where is my parcel", "ltr", "left"],
  ["أين طردي", "rtl", "right"],
] as const;

const PIN = "SEDK-KAGY-6NQ5-4972-GPMX-HE39";

/** Captures the properties that determine the width: inset, font size and padding. */
const CODE_BLOCK = RegExp(
  `<td dir="ltr"[^>]* style="padding:0 (\\d+)px [^"]*font-family:ui-monospace[^"]*` +
    `font-size:(\\d+)px[^>]*><div style="padding:12px (\\d+)px[^>]*>${PIN}`,
);

const LETTER = {
  ...{ from: "post@waybill.example", to: "ann@example.com" },
  ...{ text: "Hello", isAutomatic: true },
};

const HREF = "https://www.example.com/track.html?code=A&x=1";

function content(changes: Partial<MailContent> = {}): MailContent {
  return {
    locale: LOCALES.en,
    dir: "ltr",
    subject: "Your parcel",
    blocks: [
      { kind: "text", text: "First line\nsecond line" },
      { kind: "code", text: "7K2M-9QX4" },
      { kind: "facts", rows: [["Status", "In transit"]] },
      { kind: "button", label: "Track Parcel", href: HREF },
      { kind: "note", text: "A note" },
    ],
    company: "Waybill Logistics",
    footer: ["Sent by Waybill Logistics", "contact@waybill.example"],
    ...changes,
  };
}

Deno.test("renderMail() renders plain as text only", () => {
  const { text, html } = renderMail("plain", content());
  equal(html, undefined);
  equal(
    text,
    "First line\nsecond line\n\n7K2M-9QX4\n\nStatus: In transit\n\n" +
      "Track Parcel:\nhttps://www.example.com/track.html?code=A&x=1\n\n" +
      "A note\n\n-- \nSent by Waybill Logistics\ncontact@waybill.example",
  );
});

/** Returns content with the same text in every block and field of a mail. */
function contentWith(text: string): Partial<MailContent> {
  return {
    subject: text,
    company: text,
    footer: [text],
    blocks: [
      { kind: "text", text: `To ${text}` },
      { kind: "facts", rows: [[text, text]] },
      { kind: "button", label: text, href: `https://a.example/${text}` },
    ],
  };
}

for (const template of MAIL_TEMPLATES.filter((name) => name !== "plain")) {
  const render = (changes: Partial<MailContent> = {}) =>
    renderMail(template, content(changes)).html ?? "";

  Deno.test(`renderMail() includes all content in ${template}`, () => {
    const html = render();
    match(html, /<h1[^>]*>Your parcel<|font-weight:700[^>]*>Your/);
    match(html, /First line<br ?\/?>second line/);
    match(html, /7K2M-9QX4/);
    match(html, /In transit/);
    match(html, /href="https:\/\/www\.example\.com\/track\.html\?code=A&amp;x/);
    match(html, /contact@waybill\.example/);
  });

  Deno.test(`renderMail() keeps columns aligned by spaces in ${template}`, () => {
    const text = "Crates  4\n  Weight   640 kg";
    const html = render({ blocks: [{ kind: "text", text }] });
    const shown = decode(html).replace(/\s*<br[^>]*>/g, "\n");
    const columns = "Crates\u00a0 4\n\u00a0 Weight\u00a0\u00a0 640 kg";
    ok(shown.includes(columns), shown);
  });

  Deno.test(`renderMail() escapes markup in ${template}`, () => {
    const html = render(contentWith(EVIL));
    doesNotMatch(html, /<img|<script/i);
    const tags = html.match(/<[a-z](?:[^>"]|"[^"]*")*>/g)?.join("") ?? "";
    doesNotMatch(tags.replace(/"[^"]*"/g, ""), /onerror/);
  });

  Deno.test(`renderMail() accepts > after any letter, and the end of a CDATA section, anywhere in ${template}`, () => {
    const letters = ["a", "ö", "а", "»", "…", "京", "ئ", "😀", "e\u0301", "]]"];
    for (const letter of letters) {
      for (const text of [`${letter}>`, `${letter} > b`, `${letter}  >>`]) {
        const html = render(contentWith(text));
        const shown = decode(html).replaceAll("\u00a0", " ");
        ok(shown.includes(`To ${text}`), `${text}: ${shown}`);
      }
    }
  });

  Deno.test(`renderMail() renders ${template} from right to left for a right-to-left language`, () => {
    const subject = "طردك في الطريق";
    const html = render({ locale: LOCALES.ar, dir: "rtl", subject });
    match(html, /<html lang="ar" dir="rtl"/);
    doesNotMatch(html, /<td align="left"/);
    ok(html.includes("text-align:right"));
  });

  for (const [subject, dir, side] of SUBJECTS) {
    Deno.test(`renderMail() renders a subject ${dir} in ${template} regardless of the body's direction`, () => {
      for (const around of ["ltr", "rtl"] as const) {
        const place =
          `<td dir="${dir}" [^>]*text-align:${side};"[^>]*>(<h1[^>]*>)?`;
        match(render({ subject, dir: around }), RegExp(place + subject));
      }
    });
  }

  Deno.test(`renderMail() keeps the direction of typed text in ${template}`, () => {
    const text = "أين طردي";
    const blocks: MailContent["blocks"] = [
      { kind: "text", text, dir: "rtl" },
      { kind: "note", text: "A note" },
    ];
    const html = render({ blocks });
    match(html, RegExp(`<td dir="rtl" [^>]*>${text}</td>`));
    match(html, /<td dir="ltr" [^>]*>A note<\/td>/);
  });

  Deno.test(`renderMail() uses the subject as the title of ${template} in any script`, () => {
    const subject = String.raw`कोड 👩‍👧 گفت‌وگو “a” "b" <c> &amp; \d`;
    const html = render({ subject });
    const [, title = ""] = html.match(/<title>(.*?)<\/title>/) ?? [];
    const [, label = ""] = html.match(/aria-label="([^"]*)"/) ?? [];
    deepEqual([title, label].map(decode), [subject, subject]);
  });

  Deno.test(`renderMail() never splits a character in the preview text of ${template}`, () => {
    const text = `${"a".repeat(119)}😀`;
    const html = render({ blocks: [{ kind: "text", text }] });
    match(html, />a{119}<\/div>/);
    doesNotMatch(html, /\ufffd/);
  });

  Deno.test(`renderMail() fits a pin on one line of a narrow phone in ${template}`, () => {
    const html = render({ blocks: [{ kind: "code", text: PIN }] });
    const [, outer, size, inner] = html.match(CODE_BLOCK)!.map(Number);
    // Html4 has a margin of 8 pixels; a monospaced letter is 0.6 times as wide as its font size.
    const around = 2 * (outer! + inner! + (template === "html4" ? 8 : 0));
    ok(around + 0.602 * size! * PIN.length <= 320);
  });

  Deno.test(`renderMail() references no external resources in ${template}`, () => {
    doesNotMatch(render(), /<link|@import|\ssrc=|url\(/);
  });
}

for (const template of ["html2", "html3"] as const) {
  Deno.test(`renderMail() keeps the punctuation next to the company's name in ${template}`, () => {
    const arabic = { locale: LOCALES.ar, dir: "rtl" } as const;
    const mail = content({ ...arabic, company: "Acme Freight Inc." });
    const { html = "" } = renderMail(template, mail);
    match(html, /<span dir="ltr">Acme Freight Inc\.<\/span>/);
  });
}

Deno.test("renderMail() draws the four-pixel orange line of html3", () => {
  const { html = "" } = renderMail("html3", content());
  match(
    html,
    /<td style="padding:2px 0;font-size:0px;line-height:0;background-color:#ee6416;"><\/td>/,
  );
});

for (const [dir, end] of [["ltr", "right"], ["rtl", "left"]] as const) {
  Deno.test(`renderMail() pads a label of html3 on the ${end}, towards its value`, () => {
    const { html = "" } = renderMail("html3", content({ dir }));
    match(html, RegExp(`<td style="[^"]*padding-${end}:14px[^"]*">Status<`));
  });
}

Deno.test("every character that a form accepts can be mailed", () => {
  const field = requiredLongText(20_000);
  const all = Array.from(
    { length: 0x10000 },
    (_, at) => String.fromCharCode(at),
  );
  const taken = all.filter((char) => field.safeParse(`a${char}a`).success);
  ok(taken.length > 60_000);
  for (let from = 0; from < taken.length; from += 10_000) {
    const text = taken.slice(from, from + 10_000).join("");
    const blocks = [{ kind: "text" as const, text }];
    const { html } = renderMail("html1", content({ blocks }));
    ok(html!.length > text.length);
  }
});

Deno.test("every character of a single-line text is valid in a mail header", () => {
  const line = requiredLine();
  for (let code = 0; code < 0x10000; code++) {
    const subject = `a${String.fromCharCode(code)}a`;
    if (!line.safeParse(subject).success) continue;
    checkLetter({ ...LETTER, subject, fromName: subject });
  }
});

Deno.test("mails tell phones not to turn numeric codes into telephone links", () => {
  for (const template of MAIL_TEMPLATES.filter((name) => name !== "plain")) {
    const { html } = renderMail(template, content());
    match(html!, /<meta name="format-detection" content="telephone=no"/);
  }
});
