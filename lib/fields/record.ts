import { mapValues } from "deno-std/collections/map_values.js";
import { z } from "zod";
import { type Meaning, means } from "./meaning.ts";

/** Schemas of record fields in responses; they are loose, because values are validated on input. */
export const text = z.string();
export const nullableText = z.string().nullable();
export const nullableNumber = z.number().nullable();
export const nullableInteger = z.int().nullable();
/** `YYYY-MM-DD` */
export const nullableDay = z.iso.date().nullable();
/** ISO, UTC. */
export const timestamp = z.iso.datetime();

/** The fields of every stored record. */
export const stored = {
  id: text,
  /** Starts at 1 and grows by 1 with each change. */
  version: z.int().min(1),
  created_at: timestamp,
  updated_at: timestamp,
};

export type Stored = z.output<z.ZodObject<typeof stored>>;

/** The schemas of a record's field: in responses, and in the input of calls and forms. */
interface RecordField {
  answer: z.ZodType;
  input: z.ZodType;
}

/** Defines a record's field and attaches its meaning to both schemas. */
export function field<
  Answer extends z.ZodType,
  Input extends z.ZodType,
  const Its extends Meaning,
>(answer: Answer, input: Input, meaning: Its = {} as Its) {
  return {
    answer: means(answer, meaning),
    input: means(input, meaning),
    meaning,
  };
}

/** Returns the response schemas of fields. */
export function answersOf<Fields extends Record<string, RecordField>>(
  fields: Fields,
) {
  return mapValues(fields, ({ answer }: RecordField) => answer) as {
    [Name in keyof Fields]: Fields[Name]["answer"];
  };
}

/** Returns the input schemas of fields. */
export function inputsOf<Fields extends Record<string, RecordField>>(
  fields: Fields,
) {
  return mapValues(fields, ({ input }: RecordField) => input) as {
    [Name in keyof Fields]: Fields[Name]["input"];
  };
}
