import { dirname, join } from "node:path/posix";
import { fileURLToPath, pathToFileURL } from "node:url";

/** What the bundler begins with, for each module; the files are there until this is disposed of. */
interface Wrapped extends AsyncDisposable {
  entries: Map<string, string>;
}

/**
 * Puts a file before each module that imports the client first, and what the project's `client.ts` names. The bundler
 * makes a chunk for every set of entries that share some code: now all of them share these, which become one chunk
 * instead of many. Who may not write files, like a server that bundles in memory, gets the modules as they are.
 */
export async function wrapModules(
  root: string,
  modules: Map<string, string>,
): Promise<Wrapped> {
  const dir = await Deno.makeTempDir({ prefix: "islands_" })
    .catch(ignoreRefusal);
  if (dir === null) {
    return { entries: modules, async [Symbol.asyncDispose]() {} };
  }
  const shared = [ownFile("client"), ...await clientOf(root)];
  const entries = new Map<string, string>();
  for (const [module, file] of modules) {
    const entry = join(dir, module.replace(/\.tsx?$/, "") + ".ts");
    await Deno.mkdir(dirname(entry), { recursive: true });
    await Deno.writeTextFile(entry, await wrapper(file, shared));
    entries.set(module, entry);
  }
  return {
    entries,
    [Symbol.asyncDispose]: () => Deno.remove(dir, { recursive: true }),
  };
}

/** The path of a file of this folder. */
export function ownFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`./${name}.ts`));
}

async function clientOf(root: string): Promise<string[]> {
  const file = join(root, "client.ts");
  return await Deno.stat(file).then(() => [file], () => []);
}

async function wrapper(file: string, shared: string[]): Promise<string> {
  const own = quote(file);
  const lines = shared.map((path) => `import ${quote(path)};`);
  lines.push(`export * from ${own};`);
  const text = await Deno.readTextFile(file);
  if (/\b(export|as) default\b/.test(text)) {
    lines.push(`export { default } from ${own};`);
  }
  return lines.join("\n");
}

function ignoreRefusal(error: unknown): null {
  if (!(error instanceof Deno.errors.NotCapable)) throw error;
  return null;
}

function quote(path: string): string {
  return JSON.stringify(pathToFileURL(path));
}
