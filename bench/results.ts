/** Leaves out what runs before have written. */
const EARLIER = ":!bench/*.json";

/** What a measurement belongs to. */
export interface Stamp {
  commit: string;
  /** Whether nothing but the commit was measured. */
  clean: boolean;
  measured_at: string;
}

/** Returns the commit that is about to be measured, and says whether anything else is there. */
export async function stamp(): Promise<Stamp> {
  const changes = await git("status", "--porcelain", "--", ".", EARLIER);
  return {
    commit: await git("rev-parse", "HEAD"),
    clean: changes === "",
    measured_at: new Date().toISOString(),
  };
}

/** Writes some parts of a file of results in bench/ and leaves the others. */
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

async function git(...args: string[]): Promise<string> {
  const { stdout } = await new Deno.Command("git", { args }).output();
  return new TextDecoder().decode(stdout).trim();
}
