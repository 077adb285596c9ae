import { z } from "zod";

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
