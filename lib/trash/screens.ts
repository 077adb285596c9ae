import type { Context } from "fresh";
import type { z } from "zod";
import { AppError, notFound } from "@/lib/errors.ts";
import { recordDelete } from "@/lib/fields/fields.ts";
import type { ListPage } from "@/lib/fields/paging.ts";
import { parse } from "@/lib/fields/parse.ts";
import { requireRight } from "@/lib/fields/roles.ts";
import { flash } from "@/lib/forms/post.ts";
import { readForm } from "@/lib/http/body.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { shownActor } from "@/lib/journal/readers.ts";
import type { State } from "@/lib/site/state.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { mapPage } from "@/lib/store/paging.ts";
import { type ListedRecord, nounInTrash } from "./trashed.ts";
import type { TrashedRecord, TrashQuery } from "./schema.ts";
import type { Trash } from "./trash.ts";
import { readFlash } from "@/lib/forms/form_state.ts";

/** A noun's declaration of its trash. */
export interface TrashDeclaration {
  bin: Pick<
    Trash<never>,
    "add" | "erase" | "get" | "list" | "listExpired" | "noun"
  >;
  /** The schema of a restored record in API responses. */
  answer: z.ZodType;
  /** Takes a record out of the trash. Throws 404. */
  restore: (kv: Kv, id: string) => Promise<RestoredRecord>;
  /** Returns a record that is not in the trash, or null. */
  present: (kv: Kv, id: string) => Promise<RestoredRecord | null>;
}

/** A restored record. */
export interface RestoredRecord {
  record: unknown;
  /** The path of its screen. */
  path: string;
  /** The message that it was restored. */
  message: MessageKey;
}

interface RestoredNounRecord extends RestoredRecord {
  noun: string;
}

/** The `done` word in the URL. */
const TRASHED = "trashed";

/** The part of a request's context that the trash needs. */
type Asker = Pick<Context<State>, "req" | "route" | "state" | "url">;

/** Returns the nouns that have a trash, with their titles. */
export function trashNouns(
  { state: { nouns } }: Pick<Context<State>, "state">,
): Map<string, MessageKey> {
  return new Map(
    nouns.flatMap(({ name, title, trash }) =>
      title && trash ? [[name, title]] : []
    ),
  );
}

/** Returns a page of a noun's trash. Throws 403 for a person who may not read the noun. */
export async function listTrash(
  ctx: Asker,
  query: TrashQuery,
): Promise<ListPage<TrashedRecord>> {
  const page = await listTrashScreen(ctx, query);
  return mapPage(page, ({ about: _, ...record }: ListedRecord) => record);
}

/** Like listTrash(), but each record keeps `about` for the screen. Throws like it. */
export async function listTrashScreen(
  ctx: Asker,
  { noun, ...query }: TrashQuery,
): Promise<ListPage<ListedRecord>> {
  requireRight(ctx, `${noun}:read`);
  const { kv, admin } = ctx.state;
  const page = await trashOf(ctx, noun).bin.list(kv, query);
  return mapPage(page, (record: ListedRecord) => ({
    ...record,
    deleted_by: shownActor(admin!, record.deleted_by),
  }));
}

/** Returns a record in a noun's trash, or null. */
export function getTrashed(
  ctx: Asker,
  noun: string,
  id: string,
): Promise<ListedRecord | null> {
  return trashOf(ctx, noun).bin.get(ctx.state.kv, id);
}

/** Returns the record whose trashing redirected to this screen, if it is still in the trash; else null. */
export async function justTrashed(
  ctx: Asker,
  noun: string,
): Promise<TrashedRecord | null> {
  const id = ctx.url.searchParams.get("id");
  if (readFlash(ctx) !== TRASHED || id === null) return null;
  return await getTrashed(ctx, noun, id);
}

/**
 * Creates the POST handler of a screen that trashes a record without a question. It redirects to `path`, by default the
 * screen itself, which offers to undo that. A repeated request changes nothing. Throws 404, and like readForm().
 */
export function trashPost(
  noun: string,
  path?: string,
): (ctx: Context<State>) => Promise<Response> {
  return async function trashPost(ctx) {
    const { state: { kv }, url } = ctx;
    const { id } = parse(recordDelete, await readForm(ctx));
    const { bin } = trashOf(ctx, noun);
    if (await bin.get(kv, id) === null) await bin.add(kv, id);
    return flash(path ?? url.pathname + url.search, TRASHED, { about: { id } });
  };
}

/** Restores a record. Throws 404, and 403 for a person who may not write its noun. */
export async function restoreFromTrash(
  ctx: Asker,
  id: string,
): Promise<RestoredNounRecord> {
  const noun = await requireInTrash(ctx, id);
  return { noun, ...await trashOf(ctx, noun).restore(ctx.state.kv, id) };
}

/** Restores a record like restoreFromTrash(), but accepts a repeated request, such as a double click. */
export async function restoreOnce(
  ctx: Asker,
  id: string,
): Promise<RestoredNounRecord> {
  try {
    return await restoreFromTrash(ctx, id);
  } catch (error) {
    const isGone = error instanceof AppError && error.status === 404;
    const restored = isGone ? await findRestored(ctx, id) : null;
    if (restored === null) throw error;
    return restored;
  }
}

async function findRestored(
  ctx: Asker,
  id: string,
): Promise<RestoredNounRecord | null> {
  for (const noun of trashNouns(ctx).keys()) {
    const present = await trashOf(ctx, noun).present(ctx.state.kv, id);
    if (present === null) continue;
    requireRight(ctx, `${noun}:write`);
    return { noun, ...present };
  }
  return null;
}

/** Erases a record permanently and returns its noun. Throws like restoreFromTrash(). */
export async function eraseFromTrash(
  ctx: Asker,
  id: string,
): Promise<string> {
  const { kv, jobs } = ctx.state;
  const noun = await requireInTrash(ctx, id);
  await trashOf(ctx, noun).bin.erase(kv, id);
  jobs.wake();
  return noun;
}

async function requireInTrash(ctx: Asker, id: string): Promise<string> {
  const noun = await nounInTrash(ctx.state.kv, id);
  if (noun === null) throw notFound("trash");
  requireRight(ctx, `${noun}:write`);
  return noun;
}

function trashOf({ state: { nouns } }: Asker, name: string): TrashDeclaration {
  return nouns.find((noun) => noun.name === name)!.trash!;
}
