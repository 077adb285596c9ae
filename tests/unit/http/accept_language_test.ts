import { equal } from "node:assert/strict";
import { preferredLocale } from "@/lib/http/accept_language.ts";
import { localeOfTag, LOCALES } from "@/lib/i18n/locales.ts";

const WISHES: [header: string | null, code: string][] = [
  [null, "en"],
  ["", "en"],
  ["fr", "fr"],
  ["fr-CH, fr;q=0.9, en;q=0.8", "fr"],
  ["en;q=0.5, de;q=0.9", "de"],
  ["ja, zh;q=0.9, ru;q=0.1", "ru"],
  ["de;q=0, it;q=0.1", "it"],
  ["hi-IN", "in"],
  ["sv", "se"],
  ["vi", "vi"],
  ["id", "id"],
  ["in", "id"],
  ["se", "en"],
  ["vn", "en"],
  ["AR-EG", "ar"],
  ["*", "en"],
  ["fa;q=nonsense, tr;q=0.2", "tr"],
  [";;;,,,", "en"],
  [`${"xx,".repeat(170)}fr`, "en"],
];

for (const [header, code] of WISHES) {
  Deno.test(`preferredLocale() answers "${header}" in ${code}`, () => {
    equal(preferredLocale(header).code, code);
    equal(preferredLocale(header).code, code, "from the cache");
  });
}

Deno.test("localeOfTag() knows the tags of pages only", () => {
  for (const { tag } of Object.values(LOCALES)) {
    equal(localeOfTag(tag)?.tag, tag);
  }
  equal(localeOfTag("sv-FI")?.code, "se");
  for (const other of ["", "zh-CN", "vn", "__proto__"]) {
    equal(localeOfTag(other), null, other);
  }
});
