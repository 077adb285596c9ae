import { dirname, join } from "node:path/posix";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * Writes an entry file for each module to `dir`, which first imports the client and the project's `client.ts`; returns
 * the entry files by module. The bundler creates a chunk for every set of entries that share code. Because all entries
 * share these imports, they end up in a single chunk.
 */
export async function wrapModules(
  modules: Map<string, string>,
  { root, dir }: { root: string; dir: string },
): Promise<Map<string, string>> {
  const shared = [frameworkFile("client"), ...await clientOf(root)];
  const entries = new Map<string, string>();
  for (const [module, file] of modules) {
    const entry = join(dir, module.replace(/\.tsx?$/, "") + ".ts");
    await Deno.mkdir(dirname(entry), { recursive: true });
    await Deno.writeTextFile(entry, await wrapper(file, shared));
    entries.set(module, entry);
  }
  return entries;
}

/** Returns the path of a file in this folder. */
export function frameworkFile(name: string): string {
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

function quote(path: string): string {
  return JSON.stringify(pathToFileURL(path));
}
