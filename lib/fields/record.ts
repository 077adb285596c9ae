import { mapValues } from "deno-std/collections/map_values.js";
import { z } from "zod";
import { type Meaning, means } from "./meaning.ts";

/** The fields of records in answers: they were validated on input. */
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
  /** Counts the changes, from 1. */
  version: z.int().min(1),
  created_at: timestamp,
  updated_at: timestamp,
};

export type Stored = z.output<z.ZodObject<typeof stored>>;

/** A field of a record: as answers return it, and as calls and forms take it. */
interface RecordField {
  answer: z.ZodType;
  input: z.ZodType;
}

/** Creates a field of a record; both of its schemas carry its meaning. */
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

/** Returns the schemas of fields in answers. */
export function answersOf<Fields extends Record<string, RecordField>>(
  fields: Fields,
) {
  return mapValues(fields, ({ answer }: RecordField) => answer) as {
    [Name in keyof Fields]: Fields[Name]["answer"];
  };
}

/** Returns the schemas of fields in calls and forms. */
export function inputsOf<Fields extends Record<string, RecordField>>(
  fields: Fields,
) {
  return mapValues(fields, ({ input }: RecordField) => input) as {
    [Name in keyof Fields]: Fields[Name]["input"];
  };
}
