import { dirname, join, relative } from "node:path/posix";
import { ROOT } from "./project.ts";

/**
 * Checks who may import whom. A folder that is not listed may import anything; imports of types alone are free, because nothing
 * of them is left when the program runs.
 */
const MAY_IMPORT: Record<string, string[]> = {
  "lib/fresh/": ["lib/fresh/"],
  "lib/schemas/": [
    "lib/schemas/",
    "lib/errors.ts",
    "lib/random_symbols.ts",
    "lib/i18n/",
  ],
  "lib/domain/": [
    "lib/domain/",
    "lib/schemas/",
    "lib/studio/",
    "lib/kv.ts",
    "lib/clock.ts",
    "lib/errors.ts",
    "lib/local_time.ts",
    "lib/random_symbols.ts",
    "lib/i18n/digits.ts",
    "lib/i18n/locales.ts",
  ],
  // A separate process, without the database.
  "lib/studio/": [
    "lib/studio/",
    "lib/domain/slots.ts",
    "lib/errors.ts",
    "lib/launched.ts",
  ],
  "lib/mail/": [
    "lib/mail/",
    "lib/schemas/",
    "lib/errors.ts",
    "lib/i18n/",
  ],
  "lib/mailer": [
    "lib/mailer",
    "lib/mail/",
    "lib/domain/",
    "lib/schemas/",
    "lib/errors.ts",
    "lib/i18n/",
    // Dates in mails are written as on the tracking page.
    "components/parcels/format.ts",
  ],
  "lib/i18n/": ["lib/i18n/"],
  "lib/markup/": ["lib/markup/"],
  "lib/client/": [
    "lib/client/",
    "lib/schemas/constants.ts",
    "lib/fingerprint.ts",
    "lib/parcel_progress.ts",
  ],
  // The layout places the theme toggle, which comes alive on every page, and the error page its way back.
  "components/layout/": [
    "components/",
    "lib/markup/",
    "islands/GoBack.tsx",
    "islands/ThemeToggle.tsx",
    "lib/copyright_year.ts",
    "lib/client/",
    "lib/i18n/",
    "lib/schemas/constants.ts",
    "lib/forms/",
  ],
  // A form places what improves it in the browser.
  "components/forms/": [
    "components/",
    "islands/CodeHelp.tsx",
    "islands/FormAssist.tsx",
    "lib/client/written_day.ts",
    "islands/PasswordToggle.tsx",
    "lib/i18n/",
    "lib/schemas/constants.ts",
    "lib/forms/",
  ],
  // A message begins its page.
  "components/ui/": [
    "components/",
    "islands/MessageFocus.tsx",
    "lib/i18n/",
    "lib/forms/",
    "lib/client/",
    "lib/schemas/constants.ts",
  ],
  // The editor of a page places its preview.
  "components/pages/": [
    "components/",
    "islands/MarkupPreview.tsx",
    "lib/markup/",
    "lib/i18n/",
    "lib/schemas/constants.ts",
  ],
  // The home page places the buttons of its sliders.
  "components/home/": [
    "components/",
    "islands/Slider.tsx",
    "lib/i18n/",
    "lib/memo.ts",
    "lib/schemas/constants.ts",
  ],
  // Forms and lists of the panel place what improves them in the browser.
  "components/control/": [
    "components/",
    "islands/",
    "lib/i18n/",
    "lib/memo.ts",
    "lib/schemas/constants.ts",
    "lib/forms/",
    // A suggested status is shown in the reader's language, whichever it was typed in.
    "lib/http/parcels/parcel_stage.ts",
  ],
  "components/": [
    "components/",
    "lib/markup/",
    "lib/client/",
    "lib/i18n/",
    "lib/memo.ts",
    "lib/schemas/constants.ts",
    // The tracking page says when what was searched for cannot be a code.
    "lib/schemas/tracking_code.ts",
    "lib/forms/",
  ],
  "islands/": [
    "islands/",
    "components/",
    "lib/markup/",
    "lib/client/",
    "lib/schemas/constants.ts",
    // The form of a parcel makes codes, and warns about one while it is typed.
    "lib/schemas/tracking_code.ts",
    // Server and browser write the same cookie.
    "lib/theme_cookie.ts",
  ],
  "routes/": [
    "routes/",
    "components/",
    "islands/",
    "lib/cookies.ts",
    "lib/define.ts",
    "lib/errors.ts",
    "lib/local_time.ts",
    "lib/parcel_progress.ts",
    "lib/domain/",
    "lib/schemas/",
    "lib/http/",
    "lib/forms/",
    "lib/i18n/",
    "lib/markup/",
    "lib/tiles/",
    "lib/version.ts",
  ],
};

/** Words of the platform that one file alone may use. */
const ONE_PLACE: Record<string, string> = {
  "Deno.openKv": "lib/kv.ts",
  "Deno.env": "lib/env.ts",
};

/** Whatever an island pulls in is sent to the browser. */
const NEVER_IN_THE_BROWSER =
  /^(lib\/(domain|http|kv|env|log|tasks|fresh\/server|schemas\/(fields|problems))|npm:zod)/;

const SOURCES = [
  "app.ts",
  "client.ts",
  "main.ts",
  "lib",
  "routes",
  "components",
  "islands",
];

interface SourceFile {
  path: string;
  text: string;
  /** The project's files that it imports for more than their types. */
  imports: string[];
}

/** Gives one sentence for each import that breaks a rule. */
export function findViolations(files: SourceFile[]): string[] {
  return [
    ...files.flatMap(wrongImports),
    ...files.flatMap(wrongWords),
    ...serverCodeInIslands(files),
    ...packagesInLaunchers(files),
    ...cycles(files.filter(({ path }) => path.startsWith("lib/domain/"))),
  ];
}

/** Reads a source file's imports; `path` is relative to the project. */
export function parseSource(path: string, text: string): SourceFile {
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:([^;"]*?)\s+from\s+)?"([^"]+)"/gm,
  );
  const dynamic = text.matchAll(/import\(\s*"([^"]+)"\s*\)/g);
  const names = [
    ...[...statements].filter(([, type, names]) =>
      type === undefined && !onlyTypes(names)
    )
      .map(([, , , name]) => name!),
    ...[...dynamic].map(([, name]) => name!),
  ];
  const imports = names.map((name) => resolveName(path, name));
  return { path, text, imports };
}

function onlyTypes(names: string | undefined): boolean {
  const inner = /^\{([^}]*)\}$/.exec(names?.trim() ?? "")?.[1];
  const parts = inner?.split(",").map((part) => part.trim()).filter(Boolean);
  return parts !== undefined && parts.every((part) => part.startsWith("type "));
}

function resolveName(from: string, name: string): string {
  if (name.startsWith("@/")) return name.slice(2);
  if (name.startsWith(".")) return join(dirname(from), name);
  return `npm:${name}`;
}

function wrongImports({ path, imports }: SourceFile): string[] {
  const folder = Object.keys(MAY_IMPORT).find((folder) =>
    path.startsWith(folder)
  );
  if (folder === undefined) return [];
  return imports
    .filter((target) => !target.startsWith("npm:"))
    .filter((target) =>
      !MAY_IMPORT[folder]!.some((allowed) => target.startsWith(allowed))
    )
    .map((target) => `${path} may not import ${target}`);
}

function wrongWords({ path, text }: SourceFile): string[] {
  return Object.entries(ONE_PLACE)
    .filter(([word, place]) =>
      path !== place && path !== CHECKER && text.includes(word)
    )
    .map(([word, place]) => `${path} uses ${word}, which belongs to ${place}`);
}

const CHECKER = "lib/tasks/check_imports.ts";

function serverCodeInIslands(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const islands = files.filter(({ path }) => path.startsWith("islands/"));
  return islands.flatMap((island) =>
    [...reachable(island, byPath)]
      .filter((path) => NEVER_IN_THE_BROWSER.test(path))
      .map((path) => `${island.path} would send ${path} to the browser`)
  );
}

/** What starts other processes may give them every right, so it has every right itself and runs only this project's own code. */
const LAUNCHERS = /^lib\/tasks\/(start|run|build)\.ts$/;

function packagesInLaunchers(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files.filter(({ path }) => LAUNCHERS.test(path)).flatMap((launcher) =>
    [...reachable(launcher, byPath)]
      .filter((name) => /^npm:(?!node:)/.test(name))
      .map((name) => `${launcher.path} would run the package ${name.slice(4)}`)
  );
}

function reachable(
  file: SourceFile,
  byPath: Map<string, SourceFile>,
): Set<string> {
  const seen = new Set<string>();
  const waiting = [...file.imports];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    waiting.push(...byPath.get(path)?.imports ?? []);
  }
  return seen;
}

function cycles(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files
    .filter((file) => reachable(file, byPath).has(file.path))
    .map(({ path }) => `${path} imports itself in a circle`);
}

async function readSources(path: string): Promise<SourceFile[]> {
  const { isDirectory } = await Deno.stat(path);
  if (!isDirectory) {
    const text = /\.tsx?$/.test(path) ? await Deno.readTextFile(path) : "";
    return [parseSource(relative(ROOT, path), text)];
  }
  const entries = await Array.fromAsync(Deno.readDir(path));
  const lists = await Promise.all(
    entries.map(({ name }) => readSources(`${path}/${name}`)),
  );
  return lists.flat();
}

if (import.meta.main) {
  const files = await Promise.all(
    SOURCES.map((source) => readSources(`${ROOT}/${source}`)),
  );
  const violations = findViolations(files.flat());
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) Deno.exit(1);
}
