import { ignoreMissing } from "../fresh/stale.ts";
import { ROOT, spawnDeno } from "./project.ts";
import { OperatorError } from "./failures.ts";

/** The content of deno.lock: the package of each specifier in deno.json, and the dependencies of each package. */
interface Lock {
  specifiers: Record<string, string>;
  npm: Record<string, { dependencies?: string[] }>;
}

/**
 * Installs the packages of deno.lock if any is missing, as on a first start. This is the only time that the program
 * uses the npm registry. Throws OperatorError when it fails.
 */
export async function installIfMissing(): Promise<void> {
  if (await isInstalled(ROOT)) return;
  const { success } = await spawnDeno(["install", "--frozen"]).status;
  if (success) return;
  throw new OperatorError(
    "Packages are missing and cannot be installed: run `deno install --frozen` as the owner of the project",
  );
}

/** Reports whether every package that the lock of the project at `root` requires is installed in its version. */
export async function isInstalled(root: string): Promise<boolean> {
  const lock: Lock = JSON.parse(await Deno.readTextFile(`${root}/deno.lock`));
  const entries = Deno.readDir(`${root}/node_modules/.deno`);
  const installed = await Array.fromAsync(entries, ({ name }) => name)
    .catch(ignoreMissing);
  return [...neededPackages(lock)]
    .every((id) => installed?.includes(toFolder(id)));
}

/**
 * Returns the required packages. Deno decides which optional ones, such as native code for other platforms, are installed.
 */
function neededPackages({ specifiers, npm }: Lock): Set<string> {
  const needed = new Set<string>();
  for (const [specifier, version] of Object.entries(specifiers)) {
    const name = /^npm:(.+)@/.exec(specifier)?.[1];
    if (name !== undefined) needed.add(`${name}@${version}`);
  }
  // Iterating over a set includes the elements added on the way.
  for (const id of needed) {
    for (const name of npm[id]?.dependencies ?? []) {
      needed.add(findPackage(npm, name));
    }
  }
  return needed;
}

/** Finds a package; dependencies have a version only if there are several. */
function findPackage(npm: Lock["npm"], name: string): string {
  if (name in npm) return name;
  return Object.keys(npm).find((id) => id.startsWith(`${name}@`)) ?? name;
}

/** Returns a package's folder. Its name omits the versions of peer dependencies. */
function toFolder(id: string): string {
  return id.replace(/^(.[^@]*@[^_]+).*$/, "$1").replaceAll("/", "+");
}
