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
        new IntlMessageFormat(dictionary[key], LOCALES[code].formatTag).format(
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

  if (code === "en") continue;
  Deno.test(`the ${code} dictionary leaves no sentence in English`, () => {
    // Single words may be the same in both languages; whole sentences are not.
    const untranslated = KEYS.filter((key) =>
      en[key].split(" ").length > 3 && dictionary[key] === en[key]
    );
    deepEqual(untranslated, []);
  });
}
