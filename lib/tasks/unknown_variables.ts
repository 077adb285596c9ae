import { ENV_NAMES, readEnvFile } from "../env.ts";

/** The letters of a name per allowed typo. A more tolerant match would take another program's HOST for PORT. */
const LETTERS_PER_TYPO = 4;

/**
 * Returns a sentence for each unknown variable of the file at `path` that resembles a known one: a typo, or the same first
 * word, as in SMTP_PASS. Other names belong to other programs. Throws EnvError when the file cannot be read.
 */
export function findUnknownVariables(path: string): string[] {
  return Object.keys(readEnvFile(path)).flatMap((name) => {
    const similar = findSimilar(name);
    return similar === null
      ? []
      : [`${name} in ${path} is unknown. Did you mean ${similar}?`];
  });
}

/** Returns the most similar known name; null for a known name, or if none is similar. */
function findSimilar(name: string): string | null {
  if (ENV_NAMES.includes(name)) return null;
  const written = name.toUpperCase().replaceAll("-", "_");
  const nearest = ENV_NAMES
    .filter((known) => isLike(known, written))
    .sort((one, other) =>
      commonPrefixLength(other, written) - commonPrefixLength(one, written) ||
      editDistance(one, written) - editDistance(other, written)
    );
  return nearest[0] ?? null;
}

function isLike(known: string, written: string): boolean {
  const firstWord = /^[A-Z]+_/.exec(known)?.[0];
  return editDistance(known, written) <= known.length / LETTERS_PER_TYPO ||
    firstWord !== undefined && written.startsWith(firstWord);
}

function commonPrefixLength(one: string, other: string): number {
  const at = [...one].findIndex((letter, at) => letter !== other[at]);
  return at === -1 ? one.length : at;
}

/** Counts a swap of neighbouring letters as one edit. */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] &&
        one[i - 2] === other[j - 1];
      row.push(Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
      ));
    }
    rows.push(row);
  }
  return rows.at(-1)!.at(-1)!;
}
