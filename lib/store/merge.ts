import { conflict } from "@/lib/errors.ts";

type Defined<Fields> = {
  [Field in keyof Fields]: Exclude<Fields[Field], undefined>;
};

/** Drops fields that were not given, so that spreading the rest over a record changes nothing else (decision 23). */
export function defined<Fields extends object>(
  fields: Fields,
): Defined<Fields> {
  const given = Object.entries(fields).filter(([, value]) =>
    value !== undefined
  );
  return Object.fromEntries(given) as Defined<Fields>;
}

/**
 * Throws 409 when a change was made to another version of a record than the present one; without one, any will do
 * (decision 23).
 */
export function requireVersion(
  { version }: { version: number },
  changed: number | undefined,
): void {
  if (changed !== undefined && changed !== version) throw conflict({ version });
}
