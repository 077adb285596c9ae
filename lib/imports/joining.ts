import { containsPart, isEqual, toWords } from "./contained.ts";
import type { ImportField } from "./fields.ts";
import { meaningOf } from "./labels.ts";
import { type Column, JOINED_FIELDS } from "./mapping.ts";

/** A column that sets a field, alone or together with others. */
export interface Source {
  /** Its position. */
  at: number;
  field: ImportField;
  /** The part of a name or an address. */
  part: string;
  /** 0 for the recipient's columns, 1 for others without a person, 2 for the buyer's. */
  rank: number;
}

/** A text from a cell, and its column. */
export interface SourceText extends Source {
  text: string;
}

const BUYER = 2;

/** The sources of the columns of open files, which are the same for each of their rows. */
const known = new WeakMap<readonly Column[], Source[]>();

/** Returns the columns that set a field. */
export function sourcesOf(columns: readonly Column[]): Source[] {
  const existing = known.get(columns);
  if (existing !== undefined) return existing;
  const sources = columns.flatMap(({ head, field }, at) => {
    if (field === null) return [];
    const { part, side } = meaningOf({ head, field });
    const rank = side === "buyer" ? BUYER : side === null ? 1 : 0;
    return [{ at, field, part, rank }];
  });
  known.set(columns, sources);
  return sources;
}

/** The fields of which a buyer's stand in only together. */
const RECIPIENT: readonly ImportField[] = ["recipient_name", "destination"];

/**
 * Joins the texts of a row by field. A buyer's name and address stand in only if the row has none of the recipient's, or if
 * the file has no such column; one for a company alone names no recipient.
 */
export function joinTexts(
  sources: readonly Source[],
  texts: SourceText[],
): { [Field in ImportField]?: string } {
  const isOwn = ({ rank }: Source) => rank < BUYER;
  const hasRecipient = texts.some((text) =>
    isOwn(text) && RECIPIENT.includes(text.field)
  );
  const joined: { [Field in ImportField]?: string } = {};
  for (const [field, all] of Map.groupBy(texts, (text) => text.field)) {
    const own = all.filter(isOwn);
    const mayStandIn = () =>
      !hasRecipient || !RECIPIENT.includes(field) ||
      !sources.some((source) =>
        source.field === field && isOwn(source) && source.part !== "company"
      );
    const some = own.length > 0 || !mayStandIn() ? own : all;
    if (some.length > 0) joined[field] = joinField(field, some);
  }
  return joined;
}

/** Joins the parts of a name or address; of other columns, the recipient's comes first. */
function joinField(field: ImportField, texts: SourceText[]): string {
  if (texts.length === 1) return texts[0]!.text;
  if (JOINED_FIELDS.includes(field)) {
    return joinParts(field, texts);
  }
  return texts.toSorted((one, other) => one.rank - other.rank)[0]!.text;
}

/** Joins the parts of a name by spaces and those of an address by commas; leaves out those that others contain. */
function joinParts(field: ImportField, texts: SourceText[]): string {
  const separator = field.endsWith("_name") ? " " : ", ";
  const parts = texts.map(({ text, part }) => ({
    ...{ text, part, words: toWords(text) },
  }));
  // A company may be named after a person, who is not left out.
  const persons = parts.filter(({ part }) => part !== "company");
  const joined: typeof parts = [];
  const before = { text: "", words: "" };
  for (const own of parts) {
    const isRepeated = containsPart(before, own) ||
      joined.some((other) => isEqual(other, own)) ||
      persons.some((other) => !isEqual(other, own) && containsPart(other, own));
    if (isRepeated) continue;
    joined.push(own);
    if (own.part === "company") continue;
    before.text += separator + own.text;
    before.words = before.words.trimEnd() + own.words;
  }
  return joined.map(({ text }) => text).join(separator);
}
