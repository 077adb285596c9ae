import { dirname } from "deno-std/path/dirname.js";
import { isFile } from "@/lib/env_values.ts";

/** The folders of backups and dumps, next to a database file. */
const FOLDERS = ["backups", "dumps"];

const DAY_MS = 24 * 60 * 60_000;

/** A copy of the database. */
export interface Copy {
  /** Its path, from the folder of the database. */
  name: string;
  /** Whole days since it was made. */
  days: number;
}

/** Returns the copies next to a database file, newest first; none for a remote store. */
export async function listCopies(
  kvPath: string | undefined,
  now: Date,
): Promise<Copy[]> {
  if (!isFile(kvPath)) return [];
  const folder = dirname(kvPath);
  const copies = await Promise.all(
    FOLDERS.map((name) => copiesIn(folder, name, now)),
  );
  return copies.flat().sort((a, b) => a.days - b.days);
}

async function copiesIn(
  folder: string,
  name: string,
  now: Date,
): Promise<Copy[]> {
  const copies: Copy[] = [];
  try {
    for await (const entry of Deno.readDir(`${folder}/${name}`)) {
      // The hash of a backup is not a copy.
      if (!entry.isFile || entry.name.endsWith(".sha256")) continue;
      const { mtime } = await Deno.stat(`${folder}/${name}/${entry.name}`);
      const age = now.getTime() - (mtime ?? now).getTime();
      const days = Math.max(0, Math.floor(age / DAY_MS));
      copies.push({ name: `${name}/${entry.name}`, days });
    }
  } catch (error) {
    // The first copy creates the folder, and a copy may be removed at any time.
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  return copies;
}
