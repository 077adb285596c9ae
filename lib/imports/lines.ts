/** The character with which DOS ends a file. */
const END_OF_FILE = "\x1a";
/** What may surround such marks. */
const FILLING = `${END_OF_FILE}\0 \t\r\n`;

/** Normalizes line ends to LF, and drops DOS's marks at the end of the file. */
export async function* withLineFeeds(
  texts: AsyncIterable<string>,
): AsyncGenerator<string, undefined> {
  let last = "";
  for await (const text of texts) {
    const whole = last + text;
    // The next text may begin with the LF of a CRLF, or not exist.
    const end = endOf(whole);
    last = whole.slice(end);
    yield whole.slice(0, end).replace(/\r\n?/g, "\n");
  }
  if (last !== "") yield "\n";
}

/** Returns where a last CR, or marks at the end of the file, begin. */
function endOf(text: string): number {
  let end = text.length;
  if (text.includes(END_OF_FILE)) {
    while (end > 0 && FILLING.includes(text[end - 1]!)) end -= 1;
    const mark = text.indexOf(END_OF_FILE, end);
    end = mark === -1 ? text.length : mark;
  }
  return text[end - 1] === "\r" ? end - 1 : end;
}

/** How far ahead a closing quotation mark is looked for. */
const MAX_AHEAD = 64 * 1024;
/** Longer rows are passed on, so that they are rejected. */
const MAX_ROW = 256 * 1024;

/**
 * Quotes the fields of a file with tabs whose quotation mark is a letter, because the program that wrote it quotes
 * nothing: `"Nice" mug`, or one mark that is not closed before the next tab. A field that contains tabs or line breaks
 * stays quoted unless each of its lines is a whole row.
 */
export async function* withQuotedLetters(
  texts: AsyncIterable<string>,
): AsyncGenerator<string, undefined> {
  const mender = new QuoteMender();
  for await (const text of texts) yield mender.mend(text, false);
  yield mender.mend("", true);
}

class QuoteMender {
  /** The beginning of the next row. */
  #rest = "";
  /** The tabs of the latest row of one line. */
  #tabs = -1;

  /** Returns the rows that end in the next text. */
  mend(text: string, isLast: boolean): string {
    const whole = this.#rest + text;
    let mended = "";
    let at = 0;
    while (at < whole.length) {
      const row = this.#readRow(whole, at, isLast);
      if (row === null) break;
      mended += row.text;
      at = row.end;
    }
    const isLong = whole.length - at > MAX_ROW;
    this.#rest = isLong ? "" : whole.slice(at);
    return isLong ? mended + whole.slice(at) : mended;
  }

  /** Returns the row that starts here and where it ends; null if that takes more text. */
  #readRow(
    text: string,
    start: number,
    isLast: boolean,
  ): { text: string; end: number } | null {
    const lineEnd = text.indexOf("\n", start) + 1;
    if (lineEnd === 0 && !isLast) return null;
    const line = text.slice(start, lineEnd || text.length);
    if (!line.includes('"')) {
      this.#tabs = tabsIn(line);
      return { text: line, end: start + line.length };
    }
    let row = "";
    let at = start;
    while (at < text.length && !row.endsWith("\n")) {
      const canWait = !isLast && text.length - start < MAX_AHEAD;
      const close = text[at] === '"' ? closeOf(text, at) : fieldEnd(text, at);
      if (close === null && canWait) return null;
      const isLetter = close === null || close === -1 ||
        this.#isLetter(text, { start, at, close });
      const end = isLetter ? fieldEnd(text, at) : close;
      const field = text.slice(at, end);
      row += (isLetter ? quote(field) : field) + (text[end] ?? "");
      at = end + 1;
    }
    if (!row.endsWith("\n") && !isLast) return null;
    return { text: row, end: Math.min(at, text.length) };
  }

  /** Reports whether a mark that is closed behind its own field is a letter, because the lines between are whole rows. */
  #isLetter(
    text: string,
    { start, at, close }: { start: number; at: number; close: number },
  ): boolean {
    if (close <= fieldEnd(text, at)) return false;
    const last = text.indexOf("\n", close);
    const lines = text.slice(start, last === -1 ? text.length : last)
      .split("\n");
    return lines.every((line) => tabsIn(line) === this.#tabs);
  }
}

function tabsIn(text: string): number {
  return text.split("\t").length - 1;
}

function quote(field: string): string {
  return `"${field.replaceAll('"', '""')}"`;
}

const FIELD_END = /[\t\n]/g;

/** Returns the end of a field without quotes. */
function fieldEnd(text: string, at: number): number {
  FIELD_END.lastIndex = at;
  return FIELD_END.exec(text)?.index ?? text.length;
}

/** Returns the position behind a quoted field; -1 if a mark within it is not doubled, null if none closes it. */
function closeOf(text: string, start: number): number | null {
  let at = text.indexOf('"', start + 1);
  while (at !== -1) {
    if (text[at + 1] !== '"') {
      let end = at + 1;
      while (text[end] === " ") end += 1;
      return end >= text.length || /[\t\n]/.test(text[end]!) ? end : -1;
    }
    at = text.indexOf('"', at + 2);
  }
  return null;
}
