import { z } from "zod";

/** The fields of records as the API answers them: they were checked when they came in. */
export const text = z.string();
export const nullableText = z.string().nullable();
export const nullableNumber = z.number().nullable();
export const nullableInteger = z.int().nullable();
/** `YYYY-MM-DD` */
export const nullableDay = z.iso.date().nullable();
/** ISO, UTC. */
export const timestamp = z.iso.datetime();

/** What every stored record carries. */
export const stored = {
  id: text,
  /** Counts the changes, from 1. */
  version: z.int().min(1),
  created_at: timestamp,
  updated_at: timestamp,
};

export type Stored = z.output<z.ZodObject<typeof stored>>;
