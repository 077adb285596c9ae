/** A record of a commit, by which a process that lost the answer learns that it was done. */
export interface Mark {
  key: Deno.KvKey;
  value: string;
}

/** Few enough to need no sweeping, and so many that a later commit rarely overwrites a mark in use. */
const PLACES = 4096;

/** Creates the mark of a commit. */
export function newMark(): Mark {
  const place = Math.floor(Math.random() * PLACES);
  return { key: ["commits", place], value: crypto.randomUUID() };
}
