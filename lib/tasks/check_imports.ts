import { dirname, join, relative } from "node:path/posix";
import { ROOT } from "./project.ts";

/**
 * Checks which file may import which (docs/architecture.md).
 *
 * The rooms of lib/ from bottom to top: a room imports itself, the rooms below it and the ground, types included. Only the
 * types of the request's state may come from above.
 */
const ROOMS = [
  "fields",
  "http",
  "store",
  "mail",
  "photos",
  "forms",
  "settings",
  "pages",
  "reviews",
  "parcels",
  "invoices",
  "accounts",
  "messages",
  "tracking",
  "notifications",
  "housekeeping",
  "site",
];

const STATE = "lib/site/state.ts";

/** What every room stands on. */
const GROUND = /^lib\/(?:[^/]+|(?:i18n|markup|tiles)\/.+)$/;

/** Code that needs a server: its request, its database or its files; folding, hashing and cookies do not. */
const SERVER =
  /^lib\/(?:store\/(?!fold|versions|secrets)|http\/(?!cookies)|site\/|tasks\/|studio\/|env|log|telemetry)/;

/** Files that must not reach server code by any detour. */
const RUNS_ANYWHERE =
  /^(?:components\/|islands\/|lib\/client\/|lib\/(?!site\/)\w+\/(?:\w+_)?(?:schema|forms?)\.ts$)/;

/** Islands are sent to the browser with all that they reach, so these are too heavy for them. */
const TOO_HEAVY = /^(?:npm:zod|lib\/fields\/fields)/;

/** Folders that import nothing but what is listed here. */
const APART: Record<string, RegExp> = {
  // The package of the same name takes its place.
  "lib/fresh/": /^lib\/fresh\//,
  // A process without the database.
  "lib/studio/": /^lib\/(?:studio\/|[^/]+$)/,
  "routes/": /^(?!lib\/(?:client|fresh|tasks)\/)/,
};

/** Words of the platform that one file alone may use. */
const ONE_PLACE: Record<string, string> = {
  "Deno.openKv": "lib/store/kv.ts",
  "Deno.env": "lib/env.ts",
};

/**
 * A launcher may give other processes every right, so it has every right itself and runs this project's own code alone.
 */
const LAUNCHERS = /^lib\/tasks\/(start|run|build)\.ts$/;

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
  /** What it imports when it runs: the project's files, and packages as `npm:name`. */
  imports: string[];
  /** The project's files of which it imports types alone. */
  types: string[];
}

/** Returns one sentence for each import that breaks a rule. */
export function findViolations(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [
    ...files.flatMap(forbiddenImports),
    ...files.flatMap(misplacedWords),
    ...files.flatMap((file) => forbiddenDetours(file, byPath)),
    ...files.flatMap((file) => cycles(file, byPath)),
  ];
}

/** Reads a source file's imports; `path` is relative to the project. */
export function parseSource(path: string, text: string): SourceFile {
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:([^;"]*?)\s+from\s+)?"([^"]+)"/gm,
  );
  const [types, values] = [[] as string[], [] as string[]];
  for (const [, type, names, name] of statements) {
    const isType = type !== undefined || onlyTypes(names);
    (isType ? types : values).push(resolveName(path, name!));
  }
  const dynamic = text.matchAll(/import\(\s*"([^"]+)"\s*\)/g);
  const loaded = [...dynamic].map(([, name]) => resolveName(path, name!));
  return { path, text, types, imports: [...values, ...loaded] };
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

function roomOf(path: string): number {
  return ROOMS.findIndex((room) => path.startsWith(`lib/${room}/`));
}

function mayImport(path: string, target: string): boolean {
  const apart = Object.keys(APART).find((folder) => path.startsWith(folder));
  if (apart !== undefined) return APART[apart]!.test(target);
  const room = roomOf(path);
  if (room < 0) return true;
  const below = roomOf(target);
  return GROUND.test(target) || (below >= 0 && below <= room) ||
    (ROOMS[room] === "photos" && target.startsWith("lib/studio/"));
}

function forbiddenImports({ path, imports, types }: SourceFile): string[] {
  const isFree = (target: string) => target.startsWith("npm:");
  return [...imports, ...types.filter((target) => target !== STATE)]
    .filter((target) => !isFree(target) && !mayImport(path, target))
    .map((target) => `${path} may not import ${target}`);
}

function misplacedWords({ path, text }: SourceFile): string[] {
  return Object.entries(ONE_PLACE)
    .filter(([word, place]) =>
      path !== place && path !== CHECKER && text.includes(word)
    )
    .map(([word, place]) => `${path} uses ${word}, which belongs to ${place}`);
}

const CHECKER = "lib/tasks/check_imports.ts";

function forbiddenDetours(
  file: SourceFile,
  byPath: Map<string, SourceFile>,
): string[] {
  const { path } = file;
  const reached = [...reachable(file, byPath)];
  const find = (pattern: RegExp, says: string) =>
    reached.filter((target) => pattern.test(target))
      .map((target) => `${path} ${says} ${target}`);
  return [
    ...RUNS_ANYWHERE.test(path) ? find(SERVER, "reaches") : [],
    ...path.startsWith("islands/")
      ? find(TOO_HEAVY, "would send to the browser")
      : [],
    ...LAUNCHERS.test(path)
      ? find(/^npm:(?!node:)/, "would run the package")
      : [],
  ];
}

function cycles(
  file: SourceFile,
  byPath: Map<string, SourceFile>,
): string[] {
  if (roomOf(file.path) < 0 || !reachable(file, byPath).has(file.path)) {
    return [];
  }
  return [`${file.path} imports itself in a circle`];
}

/** Returns all that a file imports, and what that imports in turn. */
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
