import type { z } from "zod";
import type { Noun } from "./noun.ts";
import { type Calls, NOUNS } from "./nouns.ts";

/**
 * All calls of the API, by method and route pattern. The access table, `endpoint()`, openapi.json and the tests that
 * attack the calls follow from it, so that no call is unguarded, undocumented or untested.
 */
export const CALLS = Object.fromEntries(
  NOUNS.flatMap(({ calls = {} }: Noun) => Object.entries(calls)),
) as Calls;

/** The name of a call, as in "POST /api/parcels". */
export type CallName = keyof Calls;

/** The validated input of a call's function. */
export type InputOf<Name extends CallName> =
  | InputBy<Calls[Name]["input"]>
  | (Calls[Name] extends { memberInput: infer Schema } ? InputBy<Schema>
    : never);

type InputBy<Schema> = Schema extends z.ZodObject ? z.output<Schema> : null;

/** The result of a call's function. */
export type OutputOf<Name extends CallName> = z.output<Calls[Name]["output"]>;
