import { deepEqual, ok } from "node:assert/strict";
import { IntlMessageFormat } from "intl-messageformat";
import { en } from "@/lib/i18n/dictionaries/en.ts";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";

const KEYS = Object.keys(en) as MessageKey[];

/** Returns the names of a text's placeholders, including those in plural forms. */
function placeholders(text: string): string[] {
  const names = text.matchAll(/\{(\w+)(?=[},])/g);
  return [...new Set([...names].map((match) => match[1]!))].sort();
}

/** Returns the plural forms in a text, one list per plural. */
function pluralForms(text: string): string[][] {
  const parts = new IntlMessageFormat(text).getAst();
  return parts.flatMap((part) =>
    "pluralType" in part ? [Object.keys(part.options)] : []
  );
}

/** Texts quoted from the specification. */
const SPECIFIED = ["TRACKING...", "Fetching Data ..."];

for (const code of LOCALE_CODES) {
  const dictionary = dictionaries[code];

  const find = (isWrong: (text: string, key: MessageKey) => boolean) =>
    KEYS.filter((key) => isWrong(dictionary[key], key));

  Deno.test(`the ${code} dictionary has the keys of English in the same order`, () => {
    deepEqual(Object.keys(dictionary), KEYS);
  });

  Deno.test(`each text of the ${code} dictionary has the placeholders of English and can be formatted`, () => {
    const { messageTag } = LOCALES[code];
    for (const key of KEYS) {
      const names = placeholders(en[key]);
      deepEqual(placeholders(dictionary[key]), names, key);
      if (names.length === 0) continue;
      const params = Object.fromEntries(names.map((name) => [name, 7]));
      const message = new IntlMessageFormat(dictionary[key], messageTag);
      const text = String(message.format(params));
      ok(text !== "" && !/[{}]/.test(text), `${key}: ${text}`);
    }
  });

  Deno.test(`no text of the ${code} dictionary is empty, padded or contains an ICU quotation`, () => {
    deepEqual(find((text) => text === "" || text !== text.trim()), []);
    deepEqual(find((text) => text.includes("{") && text.includes("'")), []);
  });

  Deno.test(`each plural of the ${code} dictionary has all forms of its language`, () => {
    const rules = new Intl.PluralRules(LOCALES[code].tag);
    const { pluralCategories } = rules.resolvedOptions();
    for (const key of KEYS.filter((key) => en[key].includes(", plural,"))) {
      for (const forms of pluralForms(dictionary[key])) {
        deepEqual(forms.toSorted(), pluralCategories.toSorted(), key);
      }
    }
  });

  Deno.test(`the ${code} dictionary has typographic ellipses, dashes and quotes`, () => {
    const typed = find((text) =>
      /\.\.\.| - |["']/.test(text) && !SPECIFIED.includes(text)
    );
    deepEqual(typed, []);
  });

  if (code === "en") continue;
  Deno.test(`the ${code} dictionary has no English sentences`, () => {
    // Single words may be the same in both languages, whole sentences cannot.
    const isSame = (text: string, key: MessageKey) =>
      text.split(" ").length > 3 && text === en[key];
    deepEqual(find(isSame), []);
  });
}

Deno.test("Italian addresses the reader as tu throughout", () => {
  const formal = KEYS.filter((key) =>
    /\b(?:voi|vostr[aeio]|siete|avete|potete|inserite|riprovate|scegliete)\b/i
      .test(dictionaries.it[key])
  );
  deepEqual(formal, []);
});

Deno.test("Persian sentences have Persian digits", () => {
  // Names of templates, formats, encodings and versions, and the characters of a code or an offset, keep Latin digits.
  const names =
    /html\d|MP4|UTF-\d+|GB18030|Big5|OpenAPI 3\.1|0 با O و 1 با I|\+01:00/g;
  const latin = KEYS.filter((key) =>
    /\d/.test(dictionaries.fa[key].replace(names, ""))
  );
  deepEqual(latin, []);
});

for (const code of ["ar", "fa"] as const) {
  Deno.test(`the ${code} dictionary writes URLs from left to right`, () => {
    const turned = KEYS.filter((key) =>
      /(?<!\u200e)https?:\/\/|:\/\/(?!\u200e|\w)/.test(dictionaries[code][key])
    );
    deepEqual(turned, []);
  });
}
