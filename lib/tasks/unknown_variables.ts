import { ENV_NAMES, readEnvFile } from "../env.ts";

/** Letters of a name for each allowed typo: HOST, which other programs have, is not taken for PORT. */
const LETTERS_FOR_A_SLIP = 4;

/**
 * Returns a sentence for each unknown variable of the file at `path` that resembles a known one: a typo, or the same first
 * word, as in SMTP_PASS. Other names belong to other programs. Throws EnvError when the file cannot be read.
 */
export function findUnknownVariables(path: string): string[] {
  return Object.keys(readEnvFile(path)).flatMap((name) => {
    const meant = findMeant(name);
    return meant === null
      ? []
      : [`${name} in ${path} is unknown. Did you mean ${meant}?`];
  });
}

/** Returns the nearest known name; null for a known name, or one like none. */
function findMeant(name: string): string | null {
  if (ENV_NAMES.includes(name)) return null;
  const written = name.toUpperCase().replaceAll("-", "_");
  const nearest = ENV_NAMES
    .filter((known) => isLike(known, written))
    .sort((one, other) =>
      countSameLetters(other, written) - countSameLetters(one, written) ||
      countSlips(one, written) - countSlips(other, written)
    );
  return nearest[0] ?? null;
}

function isLike(known: string, written: string): boolean {
  const firstWord = /^[A-Z]+_/.exec(known)?.[0];
  return countSlips(known, written) <= known.length / LETTERS_FOR_A_SLIP ||
    firstWord !== undefined && written.startsWith(firstWord);
}

/** Returns the length of the common prefix. */
function countSameLetters(one: string, other: string): number {
  const at = [...one].findIndex((letter, at) => letter !== other[at]);
  return at === -1 ? one.length : at;
}

/** Returns the edit distance, counting a swap of neighbours as one. */
function countSlips(one: string, other: string): number {
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
