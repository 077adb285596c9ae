import { OperatorError } from "./failures.ts";
import { QUIET } from "./permissions.ts";
import { ROOT } from "./project.ts";

/** The content of deno.lock: the package of each name in deno.json, and the dependencies of each. */
interface Lock {
  specifiers: Record<string, string>;
  npm: Record<string, { dependencies?: string[] }>;
}

/**
 * Installs the packages of deno.lock when one is missing, as on a first start; the only time this program uses the npm
 * registry. Throws OperatorError when it fails.
 */
export async function installIfMissing(): Promise<void> {
  if (await isInstalled(ROOT)) return;
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["install", "--frozen"],
    cwd: ROOT,
    env: QUIET,
  }).spawn().status;
  if (success) return;
  throw new OperatorError(
    "Packages are missing and cannot be installed: run `deno install --frozen` as the owner of the project",
  );
}

/** Reports whether every package that the lock of the project at `root` requires is installed in its version. */
export async function isInstalled(root: string): Promise<boolean> {
  const lock: Lock = JSON.parse(await Deno.readTextFile(`${root}/deno.lock`));
  const folders = await readNames(`${root}/node_modules/.deno`);
  return neededPackages(lock).every((name) => folders.has(toFolder(name)));
}

/**
 * Returns the required packages. Deno decides which optional ones, such as native code for other platforms, are installed.
 */
function neededPackages({ specifiers, npm }: Lock): string[] {
  const needed = new Set<string>();
  const waiting = Object.entries(specifiers)
    .filter(([specifier]) => specifier.startsWith("npm:"))
    .map(([specifier, version]) => {
      const name = specifier.slice("npm:".length, specifier.lastIndexOf("@"));
      return `${name}@${version}`;
    });
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    const dependencies = npm[id]?.dependencies ?? [];
    waiting.push(...dependencies.map((name) => findPackage(npm, name)));
  }
  return [...needed];
}

/** Finds a package; dependencies have a version only if there are several. */
function findPackage(npm: Lock["npm"], name: string): string {
  if (name in npm) return name;
  return Object.keys(npm).find((id) => id.startsWith(`${name}@`)) ?? name;
}

/** Returns a package's folder, whose name omits the versions of its peers. */
function toFolder(id: string): string {
  return id.replace(/^(.[^@]*@[^_]+).*$/, "$1").replaceAll("/", "+");
}

async function readNames(folder: string): Promise<Set<string>> {
  try {
    const entries = await Array.fromAsync(Deno.readDir(folder));
    return new Set(entries.map(({ name }) => name));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return new Set();
    throw error;
  }
}
