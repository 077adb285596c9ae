import { equal, match, ok } from "node:assert/strict";
import { MAIL_TEMPLATES, type MailTemplate } from "@/lib/fields/constants.ts";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { renderSample } from "@/lib/notifications/preview_mail.tsx";
import { getSettings } from "@/lib/settings/settings.ts";
import { memoryKv } from "../../helpers/domain.ts";

async function renderTemplate(template: MailTemplate, locale = LOCALES.en) {
  using kv = await memoryKv();
  const settings = { ...await getSettings(kv), company_name: "Hafen GmbH" };
  return renderSample(template, { settings, locale, t: translator(locale) });
}

Deno.test("renderSample() renders each template differently, in the reader's language", async () => {
  const mails = await Promise.all(
    MAIL_TEMPLATES.map((template) => renderTemplate(template, LOCALES.de)),
  );
  for (const { text, html = "" } of mails) {
    match(text, /Ihre Sendung hat unser Lager verlassen/);
    match(text, /^Status: Unterwegs$/m);
    ok(html === "" || html.includes("Hafen GmbH"));
  }
  equal(new Set(mails.map(({ html }) => html)).size, MAIL_TEMPLATES.length);
});

Deno.test("renderSample() shows the URLs of links in plain text", async () => {
  match(
    (await renderTemplate("plain")).text,
    /^Track Parcel:\nhttps:\/\/\S+$/m,
  );
});

Deno.test("renderSample() opens links outside the preview's frame", async () => {
  for (const template of MAIL_TEMPLATES) {
    const { html } = await renderTemplate(template);
    const links = html?.match(/<a [^>]*>/g) ?? [];
    ok(links.every((link) => link.includes('target="_blank"')), template);
  }
});
