import { invalid, unavailable } from "@/lib/errors.ts";
import {
  commitEach,
  removeEach,
  type SweepOptions,
} from "@/lib/store/batches.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { randomSymbols } from "@/lib/random_symbols.ts";
import type { UploadedFile } from "./limits.ts";
import { convertPhoto } from "@/lib/studio/client.ts";
import {
  type ImageType,
  imageTypeOf,
  type Picture,
} from "@/lib/studio/photos.ts";

/** The maximum number and total size of stored files. */
export const QUOTA = { files: 5_000, bytes: 2 * 1024 ** 3 } as const;

const CHUNK_BYTES = 60 * 1024;
const DRAFT_MS = 60 * 60_000;
const SWEPT_TOGETHER = 100;
const NAME_SYMBOLS = 26;
const TOTALS: Key = ["file_totals"];

/** The chunks of an unfinished or abandoned upload. */
interface Draft {
  chunks: number;
  created_at: string;
}

/**
 * A complete file. Its manifest is written in the commit that adds the first reference to its name, and removed in the commit
 * that drops the last, so a name in a record always belongs to a complete file.
 */
export interface Manifest extends Draft {
  type: ImageType;
  size: number;
}

interface Totals {
  files: number;
  bytes: number;
}

/** A file whose chunks are stored but not yet kept by changeFiles(). */
export interface StoredFile extends Manifest {
  name: string;
}

/** Converts an uploaded file and stores its chunks. Throws 422 like makePicture(), and when the quota is used up. */
export async function storeImage(
  kv: Kv,
  file: UploadedFile,
  { isReplacement = false } = {},
): Promise<StoredFile> {
  checkRoom(await kv.get<Totals>(TOTALS), isReplacement ? 0 : 1);
  return await storeFile(kv, await makePicture(file));
}

/**
 * Converts an uploaded file to the picture to store. Throws 422 on `image` if its content is not the JPEG or PNG that its name
 * claims, exceeds 40 megapixels or is damaged, and 503 while the studio is unavailable.
 */
export async function makePicture(file: UploadedFile): Promise<Picture> {
  const type = imageTypeOf(file.bytes);
  if (type === null || type !== typeByName(file.name)) {
    throw invalid({ key: "invalid.imageType", field: "image" });
  }
  return await convertPhoto(file.bytes, type);
}

function typeByName(name: string): ImageType {
  return /\.png$/i.test(name) ? "png" : "jpg";
}

/** Stores the chunks of a file under a new name. They are swept after an hour unless changeFiles() keeps them. */
export async function storeFile(
  kv: Kv,
  { type, bytes }: Picture,
): Promise<StoredFile> {
  const name = newName(type);
  const chunks = Math.ceil(bytes.length / CHUNK_BYTES);
  const created_at = kv.now().toISOString();
  const draft: Draft = { chunks, created_at };
  const places = Array.from({ length: chunks }, (_, at) => at);
  await commitEach(kv, places, (tx, at) => {
    if (at === 0) tx.set(draftKey(name), draft);
    const start = at * CHUNK_BYTES;
    tx.set(chunkKey(name, at), bytes.slice(start, start + CHUNK_BYTES));
  });
  return { name, type, size: bytes.length, chunks, created_at };
}

/**
 * Keeps a stored file, removes one, or both, in the commit of the record whose `image` changes. Reads up to three keys.
 * Throws 422 when the quota is used up, and 503 when the stored file has been swept.
 */
export async function changeFiles(
  tx: Transaction,
  { added, removed }: { added: StoredFile | null; removed: string | null },
): Promise<void> {
  const totals = await tx.read<Totals>(TOTALS) ?? { files: 0, bytes: 0 };
  const gone = removed === null
    ? null
    : await tx.read<Manifest>(fileKey(removed));
  if (gone !== null) {
    tx.delete(fileKey(removed!));
    deleteChunks(tx, removed!, gone);
    totals.files -= 1;
    totals.bytes -= gone.size;
  }
  if (added !== null) {
    const { name, ...manifest } = added;
    if (await tx.read(draftKey(name)) === null) throw unavailable();
    totals.files += 1;
    totals.bytes += manifest.size;
    checkRoom(totals, 0);
    tx.delete(draftKey(name));
    tx.set(fileKey(name), manifest);
  }
  tx.set(TOTALS, totals);
}

/** Stops serving a file until revealFile(), in the commit of its record. Reads one key. */
export function hideFile(tx: Transaction, name: string): Promise<void> {
  return moveManifest(tx, fileKey(name), hiddenKey(name));
}

/** Makes a hidden file available again, to be served or to be removed by changeFiles(). Reads one key. */
export function revealFile(tx: Transaction, name: string): Promise<void> {
  return moveManifest(tx, hiddenKey(name), fileKey(name));
}

async function moveManifest(
  tx: Transaction,
  from: Key,
  to: Key,
): Promise<void> {
  const manifest = await tx.read<Manifest>(from);
  if (manifest === null) return;
  tx.delete(from);
  tx.set(to, manifest);
}

/** Removes the chunks of some uploads abandoned over an hour ago. Returns the number of these uploads. */
export async function sweepFiles(
  kv: Kv,
  sweeping?: SweepOptions,
): Promise<number> {
  const drafts = await kv.list<Draft>({ prefix: ["file_drafts"] }, {
    limit: SWEPT_TOGETHER,
  });
  const before = new Date(kv.now().getTime() - DRAFT_MS).toISOString();
  const names = drafts.filter(({ value }) => value.created_at < before)
    .map(({ key }) => String(key.at(-1)));
  return await removeEach(names, (name) => deleteDraft(kv, name), sweeping);
}

function deleteDraft(kv: Kv, name: string): Promise<void> {
  return kv.transact(async (tx) => {
    const draft = await tx.read<Draft>(draftKey(name));
    if (draft === null) return;
    deleteChunks(tx, name, draft);
    tx.delete(draftKey(name));
  });
}

function deleteChunks(
  tx: Transaction,
  name: string,
  { chunks }: { chunks: number },
): void {
  for (let at = 0; at < chunks; at++) tx.delete(chunkKey(name, at));
}

/** Throws 422 if `more` additional files would exceed the quota. */
function checkRoom(totals: Totals | null, more: number): void {
  if (totals === null) return;
  const { files, bytes } = totals;
  if (files + more > QUOTA.files || bytes > QUOTA.bytes) {
    throw invalid({ key: "invalid.noRoom", field: "image" });
  }
}

/** Generates a name with 130 random bits, because nothing else protects a parcel's photo. */
function newName(type: ImageType): string {
  return `${randomSymbols(NAME_SYMBOLS).toLowerCase()}.${type}`;
}

export function fileKey(name: string): Key {
  return ["files", name];
}

function hiddenKey(name: string): Key {
  return ["hidden_files", name];
}

export function chunkKey(name: string, index: number): Key {
  return ["chunks", name, index];
}

function draftKey(name: string): Key {
  return ["file_drafts", name];
}
