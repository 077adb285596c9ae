import { deepEqual, ok } from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { ROOT } from "@/lib/tasks/project.ts";

/** Code of the server and the browser; tasks and the build read only project files. */
const FOLDERS = ["lib", "routes", "components", "islands"];
const OWN_FILES_ONLY =
  /^lib\/(tasks\/|fresh\/(bundle|css|wrap|dev|gen|cli|build|files)\.ts)/;

/** A regular expression literal, after a character that may precede it. */
const LITERAL =
  /(?:^|[(,=:[!&|?;{}>]|\breturn)\s*\/((?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)(?=\s*(?:[.,;:)\]}]|$))/gm;
const COMMENT = /\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/**
 * Files that build expressions from parts. All were reviewed and are linear except two: e-mail addresses of 300 characters take
 * a millisecond, and statuses of 300 characters at most ten.
 */
const MADE_OF_PARTS = [
  "lib/erasure/address.ts",
  "lib/erasure/chosen_parcels.ts",
  "lib/erasure/phone_number.ts",
  "lib/fresh/router.ts",
  "lib/http/csv.ts",
  "lib/i18n/fold.ts",
  "lib/parcels/mask_place.ts",
  "lib/parcels/tracking_code.ts",
  "lib/statuses/phrase_book.ts",
];

/** Characters that hostile texts repeat, in addition to the pattern's own. */
const REPEATED = [
  ..."0aZ \t\n.-_:,;/\\[]<>\"'=&%@+#$!é\u0627\u0663\u200f\u2028",
  ...["0.", "a.", "a-", ".a", "; ", ", ", "a ", " a", "a,", "\r\n", "<a "],
  ...["br ", "q=0.", "?code=", "[bold=", "re:", ":a", "0-"],
];

/** Prefixes that keep a pattern from matching the whole text. */
const BEGINNINGS = ["", "x"];
const ENDS = ["", "\u0000!", "x", "-x"];

const SHORT = 500;
const TIMES = 16;
/** A text 16 times as long costs 16 times as much in linear time and 256 times in quadratic time. */
const MOST_TIMES = 100;
const TRIES = 3;

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

Deno.test("no regular expression takes quadratic time", async () => {
  const patterns = await patternsOfSources();
  ok(patterns.length > 100, `${patterns.length} found`);
  const slow = patterns
    .filter((pattern) =>
      hostileTo(pattern).some((hostile) => isSlow(pattern, hostile))
    )
    .map(({ file, source }) => `${file}: ${source}`);
  deepEqual(slow, []);
});

Deno.test("growthOf() detects a regular expression of quadratic time", () => {
  const hostile = { beginning: "", unit: "0", end: "!" };
  const growth = growthOf(/^(\d+\.?\d*|\.\d+)$/g, hostile);
  ok(growth > MOST_TIMES, `${growth} times`);
});

Deno.test("only reviewed files build regular expressions from parts", async () => {
  const found = await filesWith("new RegExp(");
  deepEqual(found, MADE_OF_PARTS);
});

interface Hostile {
  beginning: string;
  unit: string;
  end: string;
}

function hostileTo(pattern: Pattern): Hostile[] {
  return [...REPEATED, ownCharacters(pattern)].flatMap((unit) =>
    BEGINNINGS.flatMap((beginning) =>
      ENDS.map((end) => ({ beginning, unit, end }))
    )
  );
}

/** Measures several times, because a busy machine is occasionally slow. */
function isSlow({ source, flags }: Pattern, hostile: Hostile): boolean {
  const regex = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  return Array.from({ length: TRIES })
    .every(() => growthOf(regex, hostile) > MOST_TIMES);
}

function growthOf(regex: RegExp, { beginning, unit, end }: Hostile): number {
  const textOf = (length: number) =>
    beginning + unit.repeat(length / unit.length) + end;
  const short = textOf(SHORT);
  const long = textOf(SHORT * TIMES);
  short.replace(regex, "");
  return fastest(() => long.replace(regex, "")) /
    fastest(() => short.replace(regex, ""));
}

/** Returns the shortest time of several runs, in milliseconds. */
function fastest(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.max(Math.min(...times), 0.001);
}

/** Returns a pattern's literal characters. */
function ownCharacters({ source }: Pattern): string {
  return source.replace(/\\[a-zA-Z](?:\{[^}]*\})?|[\\^$*+?()[\]{}|]/g, "") ||
    "a";
}

async function patternsOfSources(): Promise<Pattern[]> {
  const patterns: Pattern[] = [];
  for (const file of await sources()) {
    const text = (await Deno.readTextFile(`${ROOT}/${file}`))
      .replace(COMMENT, "");
    for (const [, source, flags] of text.matchAll(LITERAL)) {
      patterns.push({ file, source: source!, flags: flags! });
    }
  }
  return patterns;
}

async function filesWith(text: string): Promise<string[]> {
  const files: string[] = [];
  for (const file of await sources()) {
    const source = await Deno.readTextFile(`${ROOT}/${file}`);
    if (source.includes(text)) files.push(file);
  }
  return files.sort();
}

async function sources(): Promise<string[]> {
  const files = (await Promise.all(FOLDERS.map(filesBelow))).flat();
  return files.filter((file) =>
    /\.tsx?$/.test(file) && !OWN_FILES_ONLY.test(file)
  );
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(`${ROOT}/${folder}`, { recursive: true });
  return entries.map((path) => `${folder}/${path}`);
}
