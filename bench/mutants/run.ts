import { join } from "node:path";
import { listFiles } from "@/lib/fresh/files.ts";
import { ROOT } from "@/lib/tasks/project.ts";
import { writeTestGroups } from "@/lib/tasks/test_groups.ts";
import { git } from "../results.ts";
import { drawMutants, type Drawn, type Mutant } from "./draw.ts";

/** The tests that caught a mutant; null if none did. */
interface Result extends Mutant {
  caught: "unit and api" | "system" | "time" | null;
}

interface Results {
  seed: number;
  commit: string;
  results: Result[];
}

const FILE = join(ROOT, "bench/mutants.json");
const COUNT = 100;
/** Ends tests that hang because of a mutant, which then counts as caught. */
const MAX_MS = 20 * 60_000;
/** Maximum runs of tests that fail only in parallel with others. */
const MAX_TRIES = 3;

/**
 * Changes one line of the committed product at a time, and runs tests until one fails: `deno task bench:mutants <seed>
 * [count]`. Writes bench/mutants.json after each mutant; an interrupted run is resumed.
 */
async function main([seed, count = String(COUNT)]: string[]): Promise<void> {
  if (seed === undefined) throw new Error("Name a seed");
  const copy = await Deno.makeTempDir({ prefix: "waybill_mutants_" });
  try {
    const { commit, results } = await readResults(Number(seed));
    await copyProduct(copy, commit);
    const files = await readProduct(copy);
    const drawn = drawMutants(files, {
      seed: Number(seed),
      count: Number(count),
    });
    for (const mutant of drawn.slice(results.length)) {
      const caught = await tryMutant(copy, mutant, files);
      const { text: _, ...shown } = mutant;
      console.log(
        `${results.length + 1}/${drawn.length}`,
        caught ?? "MISSED",
        shown,
      );
      results.push({ ...shown, caught });
      const all: Results = { seed: Number(seed), commit, results };
      await Deno.writeTextFile(FILE, `${JSON.stringify(all, null, 2)}\n`);
    }
  } finally {
    await Deno.remove(copy, { recursive: true });
  }
}

/** Copies a commit and prepares it for its tests. */
async function copyProduct(copy: string, commit: string): Promise<void> {
  await requireDone("git", ["clone", "--quiet", ROOT, copy]);
  await requireDone("git", ["checkout", "--quiet", commit], copy);
  await requireDone(Deno.execPath(), ["install", "--quiet"], copy);
  await requireDone(Deno.execPath(), ["task", "--quiet", "build"], copy);
}

/** Reads the product's modules, by path. */
async function readProduct(copy: string): Promise<Map<string, string>> {
  const paths = [
    ...await listFiles(copy, "lib"),
    ...await listFiles(copy, "routes"),
  ].filter((path) => /\.tsx?$/.test(path));
  const read = async (path: string) =>
    [path, await Deno.readTextFile(join(copy, path))] as const;
  return new Map(await Promise.all(paths.map(read)));
}

/** Returns the results of an interrupted run with this seed, else empty results for the last commit. */
async function readResults(seed: number): Promise<Results> {
  const text = await Deno.readTextFile(FILE).catch(() => "{}");
  const known: Partial<Results> = JSON.parse(text);
  if (known.seed === seed) return known as Results;
  return { seed, commit: await git("rev-parse", "HEAD"), results: [] };
}

/** Runs the tests on a mutant: first those of its room, then the other quick ones, finally those of whole processes. */
async function tryMutant(
  copy: string,
  { file, text }: Drawn,
  files: Map<string, string>,
): Promise<Result["caught"]> {
  const path = join(copy, file);
  await Deno.writeTextFile(path, text);
  try {
    const groups = await writeTestGroups(copy);
    const quick = groups.filter((name) => /\/(unit|api)_/.test(name));
    const system = groups.filter((name) => name.includes("/system_"));
    for (const paths of [await ownTests(copy, file), quick]) {
      const found = await runTests(copy, paths);
      if (found !== "passed") return found === "hung" ? "time" : "unit and api";
    }
    const found = await runTests(copy, system);
    if (found === "passed") return null;
    return found === "hung" ? "time" : "system";
  } finally {
    await Deno.writeTextFile(path, files.get(file)!);
  }
}

/** Returns the unit tests of a file's room, and the API tests of the same name. */
async function ownTests(copy: string, file: string): Promise<string[]> {
  const [, room = ""] = file.split("/");
  const tests = [
    ...await listFiles(copy, "tests/unit"),
    ...await listFiles(copy, "tests/api"),
  ].filter((path) => /_test\.tsx?$/.test(path));
  return tests.filter((path) =>
    path.startsWith(`tests/unit/${room}/`) ||
    path.startsWith(`tests/api/${room}`)
  );
}

type Outcome = "passed" | "failed" | "hung";

/**
 * Runs tests until one fails. A failed test is run again alone, because on a busy machine it may have run into a
 * timeout.
 */
async function runTests(copy: string, paths: string[]): Promise<Outcome> {
  if (paths.length === 0) return "passed";
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { outcome, failed } = await runOnce(copy, paths);
    if (outcome !== "failed" || failed.length === 0) return outcome;
    const again = await runOnce(copy, failed);
    if (again.outcome !== "passed") return again.outcome;
  }
  return "passed";
}

/** Runs tests once; `failed` lists the files of failed tests. */
async function runOnce(
  copy: string,
  paths: string[],
): Promise<{ outcome: Outcome; failed: string[] }> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["test", "-A", "--no-check", "--parallel", "--fail-fast", "--quiet"],
      ...["--config", "tests/deno.json", ...paths],
    ],
    cwd: copy,
    env: { DENO_KV_ACCESS_TOKEN: crypto.randomUUID(), NO_COLOR: "1" },
    stdout: "piped",
    stderr: "null",
  }).spawn();
  let hangs = false;
  const timer = setTimeout(() => {
    hangs = true;
    child.kill("SIGKILL");
  }, MAX_MS);
  const { success, stdout } = await child.output();
  clearTimeout(timer);
  const names = new TextDecoder().decode(stdout)
    .matchAll(/ => \.\/(tests\/\S+_test\.tsx?):/g);
  const failed = [...new Set([...names].map(([, name]) => name!))];
  if (hangs) return { outcome: "hung", failed };
  return { outcome: success ? "passed" : "failed", failed };
}

async function requireDone(
  command: string,
  args: string[],
  cwd = ROOT,
): Promise<void> {
  const { success } = await new Deno.Command(command, { args, cwd }).spawn()
    .status;
  if (!success) throw new Error(`${command} ${args.join(" ")} has failed`);
}

if (import.meta.main) await main(Deno.args);
