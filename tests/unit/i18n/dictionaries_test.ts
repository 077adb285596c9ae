import { deepEqual, ok } from "node:assert/strict";
import { IntlMessageFormat } from "intl-messageformat";
import { en } from "@/lib/i18n/dictionaries/en.ts";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { LOCALE_CODES, LOCALES } from "@/lib/i18n/locales.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";

const KEYS = Object.keys(en) as MessageKey[];

/** The names of a text's placeholders, those inside plural forms included. */
function placeholders(text: string): string[] {
  const names = text.matchAll(/\{(\w+)(?=[},])/g);
  return [...new Set([...names].map((match) => match[1]!))].sort();
}

/** The forms that each plural of a text has. */
function pluralForms(text: string): string[][] {
  const plurals = new IntlMessageFormat(text).getAst().filter((part) =>
    "pluralType" in part
  );
  return plurals.map((part) => Object.keys((part as PluralElement).options));
}

interface PluralElement {
  options: Record<string, unknown>;
}

/** Texts that the specification gives letter by letter. */
const SPECIFIED = ["TRACKING...", "Fetching Data ..."];

for (const code of LOCALE_CODES) {
  const dictionary = dictionaries[code];

  Deno.test(`the ${code} dictionary has exactly the keys of English, in the same order`, () => {
    deepEqual(Object.keys(dictionary), KEYS);
  });

  Deno.test(`the ${code} dictionary keeps the placeholders of every text`, () => {
    for (const key of KEYS) {
      deepEqual(placeholders(dictionary[key]), placeholders(en[key]), key);
    }
  });

  Deno.test(`every text with a placeholder of the ${code} dictionary can be formatted`, () => {
    for (const key of KEYS.filter((key) => en[key].includes("{"))) {
      const params = Object.fromEntries(
        placeholders(en[key]).map((name) => [name, 7]),
      );
      const text = String(
        new IntlMessageFormat(dictionary[key], LOCALES[code].messageTag).format(
          params,
        ),
      );
      ok(text !== "" && !/[{}]/.test(text), `${key}: ${text}`);
    }
  });

  Deno.test(`the ${code} dictionary leaves no text empty or with an apostrophe that ICU would read as a quote`, () => {
    for (const key of KEYS) {
      ok(
        dictionary[key].trim() === dictionary[key] && dictionary[key] !== "",
        key,
      );
      ok(
        !(dictionary[key].includes("{") && dictionary[key].includes("'")),
        key,
      );
    }
  });

  Deno.test(`every plural of the ${code} dictionary has all the forms of its language`, () => {
    const { pluralCategories } = new Intl.PluralRules(LOCALES[code].tag)
      .resolvedOptions();
    for (const key of KEYS.filter((key) => en[key].includes(", plural,"))) {
      for (const forms of pluralForms(dictionary[key])) {
        deepEqual(forms.toSorted(), pluralCategories.toSorted(), key);
      }
    }
  });

  Deno.test(`the ${code} dictionary has ellipses, dashes and quotes, not the signs of a typewriter`, () => {
    const typed = KEYS.filter((key) =>
      /\.\.\.| - |["']/.test(dictionary[key]) &&
      !SPECIFIED.includes(dictionary[key])
    );
    deepEqual(typed, []);
  });

  if (code === "en") continue;
  Deno.test(`the ${code} dictionary leaves no sentence in English`, () => {
    // Single words may be the same in both languages; whole sentences are not.
    const untranslated = KEYS.filter((key) =>
      en[key].split(" ").length > 3 && dictionary[key] === en[key]
    );
    deepEqual(untranslated, []);
  });
}

Deno.test("Italian addresses its reader as tu throughout", () => {
  const formal = KEYS.filter((key) =>
    /\b(?:voi|vostr[aeio]|siete|avete|potete|inserite|riprovate|scegliete)\b/i
      .test(dictionaries.it[key])
  );
  deepEqual(formal, []);
});

Deno.test("Persian writes the numbers of its sentences in Persian digits", () => {
  // Names of templates, formats and versions, and the signs of a code or an offset, stay as they are.
  const names = /html\d|MP4|OpenAPI 3\.1|0 با O و 1 با I|\+01:00/g;
  const latin = KEYS.filter((key) =>
    /\d/.test(dictionaries.fa[key].replace(names, ""))
  );
  deepEqual(latin, []);
});

for (const code of ["ar", "fa"] as const) {
  Deno.test(`the ${code} dictionary keeps the beginning of an address from left to right`, () => {
    const turned = KEYS.filter((key) =>
      /(?<!\u200e)https?:\/\/|:\/\/(?!\u200e|\w)/.test(dictionaries[code][key])
    );
    deepEqual(turned, []);
  });
}
