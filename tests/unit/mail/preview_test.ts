import { equal, match, ok } from "node:assert/strict";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { previewMail } from "@/lib/mail/preview.ts";
import { MAIL_TEMPLATES } from "@/lib/fields/constants.ts";

Deno.test("previewMail() shows every template in the language of the one who looks, and no two alike", async () => {
  const options = {
    ...{ locale: LOCALES.de, company: "Hafen GmbH" },
    footer: ["Gesendet von Hafen GmbH"],
  };
  const mails = await Promise.all(
    MAIL_TEMPLATES.map((template) => previewMail(template, options)),
  );
  for (const { text, html = "" } of mails) {
    match(text, /Ihre Sendung hat unser Lager verlassen/);
    match(text, /^Status: Unterwegs$/m);
    ok(html === "" || html.includes("Hafen GmbH"));
  }
  equal(new Set(mails.map(({ html }) => html)).size, MAIL_TEMPLATES.length);
});

Deno.test("previewMail() shows in plain text where a link leads", async () => {
  const { text } = await previewMail("plain", {
    ...{ locale: LOCALES.en, company: "Harbour Ltd", footer: [] },
  });
  match(text, /^Track Parcel:\nhttps:\/\/\S+$/m);
});

Deno.test("previewMail() has no link that could leave the frame of the preview", async () => {
  for (const template of MAIL_TEMPLATES) {
    const { html = "" } = await previewMail(template, {
      ...{ locale: LOCALES.en, company: "Harbour Ltd", footer: [] },
    });
    const links = html.match(/<a [^>]*>/g) ?? [];
    ok(links.every((link) => link.includes('target="_blank"')), template);
  }
});
