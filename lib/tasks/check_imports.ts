import { dirname, join } from "node:path/posix";
import { listFiles } from "../fresh/files.ts";
import {
  APART,
  DECLARATION,
  GROUND,
  LAUNCHERS,
  ONE_PLACE,
  ROOMS,
  RUNS_ANYWHERE,
  SERVER,
  TOO_HEAVY,
  UPWARD,
  USERS_OF_STUDIO,
} from "./import_rules.ts";
import { ROOT } from "./project.ts";

/** Exempt from ONE_PLACE, because it lists the words. */
const RULES_FILE = "lib/tasks/import_rules.ts";

const SOURCE_FILES = ["app.ts", "client.ts", "deploy.ts", "main.ts"];
const SOURCE_FOLDERS = ["lib", "routes", "components", "islands"];

const IMPORT =
  /(?:^(?:import|export)\s+(?:([^;"]*?)\s+from\s+)?|import\(\s*)"([^"]+)"/gm;

/** Matches `type A`, `type { A }` and `{ type A, type B }`. */
const ONLY_TYPES = /^(?:type\s|\{(?:\s*type\s[^,}]+,?)+\s*\}$)/;

interface SourceFile {
  path: string;
  text: string;
  /** Runtime imports: the project's files, and packages as `npm:name`. */
  imports: string[];
  /** Type-only imports. */
  types: string[];
}

type Sources = Map<string, SourceFile>;

/** The floor of each room; plain nouns share one. */
type Floors = ReadonlyMap<string, number>;

/** Returns one sentence for each import that breaks a rule. */
export function findViolations(files: SourceFile[]): string[] {
  const sources: Sources = new Map(files.map((file) => [file.path, file]));
  const floors = floorsOf(files);
  return files.flatMap((file) => [
    ...forbiddenImports(file, floors),
    ...misplacedWords(file),
    ...forbiddenDetours(file, sources),
    ...findCircles(file, { sources, floors }),
  ]);
}

function floorsOf(files: SourceFile[]): Floors {
  const nouns = files.flatMap(({ path }) => path.match(DECLARATION)?.[1] ?? []);
  const plain = ROOMS.indexOf("trash") + 0.5;
  return new Map([
    ...nouns.map((noun) => [noun, plain] as const),
    ...ROOMS.map((room, floor) => [room, floor] as const),
  ]);
}

/** Reads a source file's imports; `path` is relative to the project. */
export function parseSource(path: string, text: string): SourceFile {
  const file: SourceFile = { path, text, imports: [], types: [] };
  for (const [, names = "", name] of text.matchAll(IMPORT)) {
    const found = ONLY_TYPES.test(names) ? file.types : file.imports;
    found.push(resolveName(path, name!));
  }
  return file;
}

function resolveName(from: string, name: string): string {
  if (name.startsWith("@/")) return name.slice(2);
  if (name.startsWith(".")) return join(dirname(from), name);
  return `npm:${name}`;
}

/** Returns the room of a file, or null. */
function roomOf(path: string): string | null {
  if (DECLARATION.test(path)) return "site";
  return path.match(/^lib\/(\w+)\//)?.[1] ?? null;
}

function mayImport(path: string, target: string, floors: Floors): boolean {
  const apart = Object.keys(APART).find((folder) => path.startsWith(folder));
  if (apart !== undefined) return APART[apart]!.test(target);
  const [room, other] = [roomOf(path), roomOf(target)];
  const floor = floors.get(room ?? "");
  if (floor === undefined || GROUND.test(target) || other === room) return true;
  const below = floors.get(other ?? "");
  return (below !== undefined && below < floor) ||
    (other === "studio" && USERS_OF_STUDIO.includes(room!));
}

function forbiddenImports(
  { path, imports, types }: SourceFile,
  floors: Floors,
): string[] {
  return [...imports, ...types.filter((target) => !UPWARD.test(target))]
    .filter((target) =>
      !target.startsWith("npm:") && !mayImport(path, target, floors)
    )
    .map((target) => `${path} may not import ${target}`);
}

function misplacedWords({ path, text }: SourceFile): string[] {
  return Object.entries(ONE_PLACE)
    .filter(([word, place]) =>
      path !== place && path !== RULES_FILE && text.includes(word)
    )
    .map(([word, place]) => `${path} uses ${word}, which belongs to ${place}`);
}

/** Checks a file's transitive imports. */
function forbiddenDetours(file: SourceFile, sources: Sources): string[] {
  const { path } = file;
  const reached = importsOf(file, sources);
  const find = (pattern: RegExp, says: string) =>
    [...reached].filter((target) => pattern.test(target))
      .map((target) => `${path} ${says} ${target}`);
  const violations: string[] = [];
  if (RUNS_ANYWHERE.test(path)) violations.push(...find(SERVER, "reaches"));
  if (path.startsWith("islands/")) {
    violations.push(...find(TOO_HEAVY, "would send to the browser"));
  }
  if (LAUNCHERS.test(path)) {
    violations.push(...find(/^npm:(?!node:)/, "would run the package"));
  }
  return violations;
}

function findCircles(
  file: SourceFile,
  { sources, floors }: { sources: Sources; floors: Floors },
): string[] {
  const isInRoom = floors.has(roomOf(file.path) ?? "");
  return isInRoom && importsOf(file, sources).has(file.path)
    ? [`${file.path} imports itself in a circle`]
    : [];
}

/** Returns a file's transitive imports. */
function importsOf(file: SourceFile, sources: Sources): Set<string> {
  const seen = new Set(file.imports);
  // Iterating over a set includes elements added during the iteration.
  for (const path of seen) {
    for (const target of sources.get(path)?.imports ?? []) seen.add(target);
  }
  return seen;
}

async function readSources(): Promise<SourceFile[]> {
  const folders = await Promise.all(
    SOURCE_FOLDERS.map((folder) => listFiles(ROOT, folder)),
  );
  const paths = [...SOURCE_FILES, ...folders.flat()]
    .filter((path) => /\.tsx?$/.test(path));
  return await Promise.all(
    paths.map(async (path) =>
      parseSource(path, await Deno.readTextFile(`${ROOT}/${path}`))
    ),
  );
}

if (import.meta.main) {
  const violations = findViolations(await readSources());
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) Deno.exit(1);
}
