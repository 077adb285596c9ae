import { OTHERS } from "@/lib/fields/constants.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { textIfKnown } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { Author } from "@/lib/conflicts.ts";
import { findAuthors } from "./authors.ts";
import { readFlash } from "@/lib/forms/form_state.ts";

const UNKNOWN_AUTHOR: Author = { who: "other", by: "" };

/** Returns a sentence per author who changed other fields of the record while the submitted form was open. */
export async function describeConcurrentChanges(
  { req, url, state }: PanelContext,
  recordId: string,
): Promise<string[]> {
  const { kv, t, locale } = state;
  const fields = (url.searchParams.get(OTHERS) ?? "").split(",")
    // Only known fields, so that a crafted address cannot put other text on the screen.
    .filter((name) => textIfKnown(t, `field.${name}`) !== undefined);
  if (readFlash({ req, url }) === null || fields.length === 0) return [];
  const authors = await findAuthors(kv, recordId, fields);
  const byAuthor = Map.groupBy(fields, (name) => {
    const { who, by } = authors.get(name) ?? UNKNOWN_AUTHOR;
    return JSON.stringify({ who, by });
  });
  const list = new Intl.ListFormat(locale.tag, { type: "unit" });
  return [...byAuthor].map(([author, names]) =>
    t("form.meanwhile", {
      ...JSON.parse(author) as Author,
      fields: list.format(names.map((name) => fieldTitle(t, locale, name))),
    })
  );
}
