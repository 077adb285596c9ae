/** What a commit leaves behind, so that whoever has lost its answer can tell that it was done. */
export interface Mark {
  key: Deno.KvKey;
  value: string;
}

/** Few enough to need no sweeping, and so many that hardly ever a later commit takes the place of one that is looked for. */
const PLACES = 4096;

/** Makes the mark of one commit. */
export function newMark(): Mark {
  const place = Math.floor(Math.random() * PLACES);
  return { key: ["commits", place], value: crypto.randomUUID() };
}
