/** A line of a pasted text. */
export interface NumberedLine {
  line: string;
  /** Its number in a numbered list, which `line` then does not have; null without one. */
  number: string | null;
  /** Whether only a space or a dash follows the number, so that it may be part of the code. */
  isBare: boolean;
}

/** Matches the number at the beginning of a line, after bullets. */
const MARKER =
  /^[\s>*•#-]*\(?(\d{1,4})([.)\]:/,;|،؛、]+[ \t]*|[ \t]*-[ \t]+|[ \t]+)(?=\S)/;
/** Matches the numbers in a line with a whole list. */
const INLINE = /(?<=^|[\s,;])\(?(\d{1,3})[.)]\s+(?=\S)/g;

/** Takes the numbers off lines if every line with a digit has one, in order. */
export function readNumbers(lines: string[]): NumberedLine[] {
  const split = lines.length === 1 ? splitInline(lines[0]!) : lines;
  const matches = split.map((line) => MARKER.exec(line));
  const numbers = split.flatMap((line, at) =>
    /\d/.test(line) ? [Number(matches[at]?.[1] ?? NaN)] : []
  );
  const signs = matches.map((match) => match?.[2] ?? "").join("");
  const isBare = /^[\s-]+$/.test(signs);
  // A single number before a space is rather a part of a code.
  const isList = isInOrder(numbers) &&
    (numbers.length > 1 || signs.trim() !== "");
  return split.map((line, at) => {
    const match = matches[at];
    if (!isList || !match) return { line, number: null, isBare: false };
    return { line: line.slice(match[0].length), number: match[1]!, isBare };
  });
}

/** Splits a line such as "1) A 2) B" before each number. */
function splitInline(line: string): string[] {
  const found = [...line.matchAll(INLINE)];
  const numbers = found.map(([, number]) => Number(number));
  if (numbers.length < 2 || !isInOrder(numbers)) return [line];
  const starts = [0, ...found.map(({ index }) => index)];
  return starts.map((start, at) => line.slice(start, starts[at + 1]))
    .filter((part) => part.trim() !== "");
}

function isInOrder(numbers: number[]): boolean {
  return numbers.length > 0 &&
    numbers.every((number, at) => number === numbers[0]! + at);
}
