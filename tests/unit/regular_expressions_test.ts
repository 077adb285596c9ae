import { deepEqual, ok } from "node:assert/strict";
import { ROOT } from "@/lib/tasks/project.ts";

/** What runs in the server or the browser; tasks and the build read our own files alone. */
const FOLDERS = ["lib", "routes", "components", "islands"];
const OWN_FILES_ONLY =
  /^lib\/(tasks\/|fresh\/(bundle|css|wrap|dev|gen|cli|build|files)\.ts)/;

/** A literal, behind what an expression may follow. */
const LITERAL =
  /(?:^|[(,=:[!&|?;{}>]|\breturn)\s*\/((?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)(?=\s*(?:[.,;:)\]}]|$))/gm;
const COMMENT = /\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/**
 * Made of parts: each was looked at. It takes one step for each character, but for those of addresses, which have 300
 * characters at most and take a millisecond then.
 */
const MADE_OF_PARTS = [
  "lib/fresh/router.ts",
  "lib/housekeeping/address.ts",
  "lib/http/csv.ts",
  "lib/i18n/fold.ts",
  "lib/parcels/mask_place.ts",
  "lib/parcels/tracking_code.ts",
];

/** What hostile texts repeat, beside the pattern's own characters. */
const REPEATED = [
  ..."0aZ \t\n.-_:,;/\\[]<>\"'=&%@+#$!é\u0627\u0663\u200f\u2028",
  ...["0.", "a.", "a-", ".a", "; ", ", ", "a ", " a", "a,", "\r\n", "<a "],
  ...["br ", "q=0.", "?code=", "[bold=", "re:", ":a", "0-"],
];

/** What stands around them, so that no pattern matches all of it. */
const BEGINNINGS = ["", "x"];
const ENDS = ["", "\u0000!", "x", "-x"];

const SHORT = 500;
const TIMES = 16;
/** Sixteen times the text costs 16 times as much, 256 times where the cost grows with its square. */
const MOST_TIMES = 100;
const TRIES = 3;

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

Deno.test("the cost of every regular expression grows with the length of a text, not with its square", async () => {
  const patterns = await patternsOfSources();
  ok(patterns.length > 100, `${patterns.length} found`);
  const slow = patterns
    .filter((pattern) =>
      hostileTo(pattern).some((hostile) => isSlow(pattern, hostile))
    )
    .map(({ file, source }) => `${file}: ${source}`);
  deepEqual(slow, []);
});

Deno.test("the growth of a regular expression that takes quadratic time is seen", () => {
  const growth = growthOf(/^(\d+\.?\d*|\.\d+)$/g, {
    beginning: "",
    unit: "0",
    end: "!",
  });
  ok(growth > MOST_TIMES, `${growth} times`);
});

Deno.test("regular expressions that are made of parts are known", async () => {
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

/** A busy machine is slow now and then, an expression always. */
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

/** The others were held up by something else. */
function fastest(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.max(Math.min(...times), 0.001);
}

/** What a pattern is made of, without its signs. */
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
  const files: string[] = [];
  for await (const entry of Deno.readDir(`${ROOT}/${folder}`)) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory) files.push(...await filesBelow(path));
    else files.push(path);
  }
  return files;
}
