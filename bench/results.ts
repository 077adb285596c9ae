const FILE = new URL("results.json", import.meta.url);

/** Leaves out what the run before has written. */
const EARLIER = ":!bench/results.json";

/** What a measurement belongs to. */
export interface Stamp {
  commit: string;
  /** Whether nothing but the commit was measured. */
  clean: boolean;
  measured_at: string;
}

/** Gives the commit that is about to be measured, and says whether anything else is there. */
export async function stamp(): Promise<Stamp> {
  const changes = await git("status", "--porcelain", "--", ".", EARLIER);
  return {
    commit: await git("rev-parse", "HEAD"),
    clean: changes === "",
    measured_at: new Date().toISOString(),
  };
}

/** Writes some parts of bench/results.json and leaves the others. */
export async function merge(parts: Record<string, unknown>): Promise<void> {
  const before = JSON.parse(await Deno.readTextFile(FILE));
  await Deno.writeTextFile(
    FILE,
    JSON.stringify({ ...before, ...parts }, null, 2) + "\n",
  );
}

async function git(...args: string[]): Promise<string> {
  const { stdout } = await new Deno.Command("git", { args }).output();
  return new TextDecoder().decode(stdout).trim();
}
