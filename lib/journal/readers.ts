import type { Context } from "fresh";
import { type Holder, may, requireRight } from "@/lib/fields/roles.ts";
import type { State } from "@/lib/site/state.ts";
import type { Actor } from "@/lib/store/origin.ts";
import type { JournalEntry, JournalFilters } from "./schema.ts";

/** The part of the journal that a person may read. */
export interface Reader {
  /** Reports whether entries about a noun are shown. */
  reads: (noun: string) => boolean;
  /** Returns an entry as it is shown. */
  show: (entry: JournalEntry) => JournalEntry;
}

/** Reads everything. */
export const EVERYTHING: Reader = { reads: () => true, show: (entry) => entry };

/** Reads everything except entries about the team, and sees actors only by name. */
const WITHOUT_TEAM: Reader = {
  reads: (noun) => noun !== "admins",
  show: (entry) => ({ ...entry, actor: withoutAddress(entry.actor) }),
};

/** Reads entries about parcels, and sees actors only by name. */
const PARCELS_ALONE: Reader = {
  reads: (noun) => noun === "parcels" || noun === "activities",
  show: (entry) => ({
    ...entry,
    actor: { ...withoutAddress(entry.actor), id: null },
  }),
};

/**
 * Returns the part of the journal that the signed-in member may read: nothing about the team without `team:read`, and only
 * the entries of one parcel without `journal:read`. Throws 403.
 */
export function readerOf(
  ctx: Pick<Context<State>, "req" | "route" | "state">,
  { record_id, noun }: JournalFilters,
): Reader {
  const admin = ctx.state.admin!;
  if (noun === "admins") requireRight(ctx, "team:read");
  if (!may(admin, "journal:read")) {
    if (record_id === undefined) requireRight(ctx, "journal:read");
    return PARCELS_ALONE;
  }
  return may(admin, "team:read") ? EVERYTHING : WITHOUT_TEAM;
}

/** Returns an actor as visible to the reader: the email address shown for a missing name requires `team:read`. */
export function shownActor(reader: Holder, actor: Actor): Actor {
  return may(reader, "team:read") ? actor : withoutAddress(actor);
}

/** Returns an actor without the email address shown for a missing name. */
export function withoutAddress(actor: Actor): Actor {
  return actor.name?.includes("@") ? { ...actor, name: null } : actor;
}
