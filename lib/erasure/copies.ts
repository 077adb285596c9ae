import { dirname } from "deno-std/path/dirname.js";
import { isFile } from "@/lib/env_values.ts";

/** The folders of backups and dumps, next to a database file. */
const FOLDERS = ["backups", "dumps"];

const DAY_MS = 24 * 60 * 60_000;

/** A copy of the database. */
export interface Copy {
  /** The path relative to the database's folder. */
  name: string;
  /** Its age in whole days. */
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
      // Checksums of backups are not copies.
      if (!entry.isFile || entry.name.endsWith(".sha256")) continue;
      const { mtime } = await Deno.stat(`${folder}/${name}/${entry.name}`);
      const age = now.getTime() - (mtime ?? now).getTime();
      const days = Math.max(0, Math.floor(age / DAY_MS));
      copies.push({ name: `${name}/${entry.name}`, days });
    }
  } catch (error) {
    // The folder exists only once there is a copy, and copies may be removed at any time.
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  return copies;
}
