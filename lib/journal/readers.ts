import type { Context } from "fresh";
import { may, requireRight } from "@/lib/fields/roles.ts";
import type { State } from "@/lib/site/state.ts";
import type { JournalEntry, JournalFilters } from "./schema.ts";

/** The part of the journal that a person may read. */
export interface Reader {
  /** Reports whether entries about a noun are shown. */
  reads: (noun: string) => boolean;
  /** Returns an entry as it is shown. */
  show: (entry: JournalEntry) => JournalEntry;
}

/** Reads all. */
export const EVERYTHING: Reader = { reads: () => true, show: (entry) => entry };

/** Reads what happened to parcels, and who did it by name alone. */
const PARCELS_ALONE: Reader = {
  reads: (noun) => noun === "parcels" || noun === "activities",
  show: ({ actor, ...entry }) => ({
    ...entry,
    actor: { ...actor, id: null, name: withoutAddress(actor.name) },
  }),
};

/**
 * Returns what a signed-in person may read of the journal: without `team:read` nothing of the team, and without `journal:read` what
 * happened to one parcel. Throws 403.
 */
export function readerOf(
  ctx: Pick<Context<State>, "req" | "route" | "state">,
  { record_id, noun }: JournalFilters,
): Reader {
  const { role } = ctx.state.admin!;
  if (noun === "admins") requireRight(ctx, "team:read");
  if (!may(role, "journal:read")) {
    if (record_id === undefined) requireRight(ctx, "journal:read");
    return PARCELS_ALONE;
  }
  if (may(role, "team:read")) return EVERYTHING;
  return { ...EVERYTHING, reads: (noun) => noun !== "admins" };
}

/** Returns a name, but null for the address that stands for a missing one. */
function withoutAddress(name: string | null): string | null {
  return name?.includes("@") ? null : name;
}
