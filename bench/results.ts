/** Excludes result files from the check for changes. */
const EARLIER = ":!bench/*.json";

/** The commit of a measurement. */
export interface Stamp {
  commit: string;
  /** Whether the working tree was clean. */
  clean: boolean;
  measured_at: string;
}

/** Returns the current commit, and whether the working tree is clean. */
export async function stamp(): Promise<Stamp> {
  const changes = await git("status", "--porcelain", "--", ".", EARLIER);
  return {
    commit: await git("rev-parse", "HEAD"),
    clean: changes === "",
    measured_at: new Date().toISOString(),
  };
}

/** Replaces the given parts of a result file in bench/ and keeps the others. */
export async function merge(
  name: string,
  parts: Record<string, unknown>,
): Promise<void> {
  const file = new URL(name, import.meta.url);
  const before = JSON.parse(await Deno.readTextFile(file).catch(() => "{}"));
  await Deno.writeTextFile(
    file,
    JSON.stringify({ ...before, ...parts }, null, 2) + "\n",
  );
}

/** Returns all parts of a measurement, or the named one. Throws if there is none of that name. */
export function partsOf<Part>(
  parts: Record<string, Part>,
  only?: string,
): [name: string, part: Part][] {
  const all = Object.entries(parts);
  if (only === undefined) return all;
  if (parts[only] === undefined) {
    throw new Error(`The parts are ${Object.keys(parts).join(", ")}`);
  }
  return [[only, parts[only]]];
}

/** Runs git and returns its output. */
export async function git(...args: string[]): Promise<string> {
  const { stdout } = await new Deno.Command("git", { args }).output();
  return new TextDecoder().decode(stdout).trim();
}
