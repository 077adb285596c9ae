import type { Context } from "fresh";
import { AppError, notFound } from "@/lib/errors.ts";
import type { TrashNoun } from "@/lib/fields/constants.ts";
import { recordDelete } from "@/lib/fields/fields.ts";
import type { Paged } from "@/lib/fields/paging.ts";
import { readFlash } from "@/lib/forms/flash.ts";
import { readForm } from "@/lib/http/body.ts";
import { flash } from "@/lib/forms/post.ts";
import { requireRight } from "@/lib/fields/roles.ts";
import { shownActor } from "@/lib/journal/readers.ts";
import { pages, pageTrash } from "@/lib/pages/pages.ts";
import type { Page } from "@/lib/pages/schema.ts";
import { getParcel } from "@/lib/parcels/parcels.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { shown } from "@/lib/parcels/store.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { State } from "@/lib/site/state.ts";
import { mapPage } from "@/lib/store/paging.ts";
import type { TrashedRecord, TrashQuery } from "@/lib/trash/schema.ts";
import { type ListedRecord, nounInTrash } from "@/lib/trash/trash.ts";
import { parse } from "@/lib/fields/parse.ts";

/** The trash of every noun that has one. */
export const TRASHES = {
  parcels: parcelTrash,
  pages: pageTrash,
} satisfies Record<TrashNoun, unknown>;

/** The word by which an address says so. */
const TRASHED = "trashed";

/** The part of a request's context that the trash needs. */
type Asker = Pick<Context<State>, "req" | "route" | "state" | "url">;

type Restored =
  | { noun: "parcels"; record: Parcel }
  | { noun: "pages"; record: Page };

/** Returns a page of a noun's trash. Throws 403 for a person who may not read the noun. */
export async function listTrash(
  ctx: Asker,
  query: TrashQuery,
): Promise<Paged<TrashedRecord>> {
  const page = await listTrashScreen(ctx, query);
  return mapPage(page, ({ about: _, ...record }: ListedRecord) => record);
}

/** Returns a page like listTrash() for a person. Throws like it. */
export async function listTrashScreen(
  ctx: Asker,
  { noun, ...query }: TrashQuery,
): Promise<Paged<ListedRecord>> {
  requireRight(ctx, `${noun}:read`);
  const { kv, admin } = ctx.state;
  const page = await TRASHES[noun].list(kv, query);
  return mapPage(page, (record: ListedRecord) => ({
    ...record,
    deleted_by: shownActor(admin!, record.deleted_by),
  }));
}

/** Returns the record that was put into the trash just before a screen is shown, if it is still there; null otherwise. */
export async function justTrashed(
  ctx: Asker,
  noun: TrashNoun,
): Promise<TrashedRecord | null> {
  const id = ctx.url.searchParams.get("id");
  if (readFlash(ctx) !== TRASHED || id === null) return null;
  return await TRASHES[noun].get(ctx.state.kv, id);
}

/**
 * Creates the POST of a screen that puts a record into the trash and asks nothing; `path`, by default the screen's, then offers
 * to undo it. A repeated one changes nothing. Throws 404, and like readForm().
 */
export function trashPost(
  noun: TrashNoun,
  path?: string,
): (ctx: Context<State>) => Promise<Response> {
  return async function trashPost(ctx) {
    const { state: { kv }, url } = ctx;
    const { id } = parse(recordDelete, await readForm(ctx));
    if (await TRASHES[noun].get(kv, id) === null) {
      await TRASHES[noun].add(kv, id);
    }
    return flash(path ?? url.pathname + url.search, TRASHED, { about: { id } });
  };
}

/** Restores a record. Throws 404, and 403 for a person who may not write its noun. */
export async function restoreFromTrash(
  ctx: Asker,
  id: string,
): Promise<Restored> {
  const { kv } = ctx.state;
  const noun = await requireInTrash(ctx, id);
  if (noun === "pages") {
    return { noun, record: await pageTrash.restore(kv, id) };
  }
  return { noun, record: shown(await parcelTrash.restore(kv, id)) };
}

/** Restores a record like restoreFromTrash(); a repeated one, as of a double click, changes nothing. */
export async function restoreOnce(ctx: Asker, id: string): Promise<Restored> {
  try {
    return await restoreFromTrash(ctx, id);
  } catch (error) {
    const isGone = error instanceof AppError && error.status === 404;
    const restored = isGone ? await findRestored(ctx, id) : null;
    if (restored === null) throw error;
    return restored;
  }
}

async function findRestored(ctx: Asker, id: string): Promise<Restored | null> {
  const { kv } = ctx.state;
  const [parcel, page] = await Promise.all([
    getParcel(kv, id),
    pages.get(kv, id),
  ]);
  if (parcel !== null) {
    requireRight(ctx, "parcels:write");
    return { noun: "parcels", record: parcel };
  }
  if (page === null) return null;
  requireRight(ctx, "pages:write");
  return { noun: "pages", record: page };
}

/** Erases a record for good. Throws like restoreFromTrash(). */
export async function eraseFromTrash(
  ctx: Asker,
  id: string,
): Promise<TrashNoun> {
  const { kv, jobs } = ctx.state;
  const noun = await requireInTrash(ctx, id);
  await TRASHES[noun].erase(kv, id);
  jobs.wake();
  return noun;
}

async function requireInTrash(
  ctx: Asker,
  id: string,
): Promise<TrashNoun> {
  const noun = await nounInTrash(ctx.state.kv, id);
  if (noun === null) throw notFound("trash");
  requireRight(ctx, `${noun}:write`);
  return noun;
}
