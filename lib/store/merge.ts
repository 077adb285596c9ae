import { conflict } from "@/lib/errors.ts";

type Defined<Fields> = {
  [Field in keyof Fields]: Exclude<Fields[Field], undefined>;
};

/** Drops undefined fields, so that spreading the rest over a record changes nothing else (decision 23). */
export function defined<Fields extends object>(
  fields: Fields,
): Defined<Fields> {
  const given = Object.entries(fields).filter(([, value]) =>
    value !== undefined
  );
  return Object.fromEntries(given) as Defined<Fields>;
}

/** Throws 409 when a change is based on another version than the current one; without a version it passes (decision 23). */
export function requireVersion(
  { version }: { version: number },
  changed: number | undefined,
): void {
  if (changed !== undefined && changed !== version) throw conflict({ version });
}
