import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The settings of a project that the swap changes. */
export interface Config {
  imports: Record<string, string>;
  compilerOptions: { jsxPrecompileSkipElements: string[] };
  links?: string[];
}

interface Replacement {
  path: string;
  from: string;
  to: string;
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SERVER = "lib/fresh/server.ts";
const BUILD = "lib/fresh/fresh_build.ts";
const FRESH = "jsr:@fresh/core@^2.3.3";

/**
 * Excluded from precompiled JSX, because genuine Fresh's builder rewrites their links and image URLs and refuses
 * precompiled ones.
 */
const ELEMENTS = ["a", "img", "source", "template"];

/** The changes that adapt the copy to genuine Fresh's builder and its output. */
export const REPLACEMENTS: Replacement[] = [
  {
    path: "lib/fresh/stale.ts",
    from: '"manifest.json"',
    to: '"snapshot.js"',
  },
  {
    path: "lib/tasks/build.ts",
    from: '...buildFlags(ROOT, scratch), "lib/fresh/cli.ts", "build"',
    to: `"-A", "${BUILD}"`,
  },
  {
    path: "lib/tasks/build.ts",
    from: 'import { buildFlags } from "./permissions.ts";\n',
    to: "",
  },
];

/** The tests of the project's own framework and of this swap. */
const LEFT_OUT = [
  "tests/unit/fresh",
  "tests/e2e/fresh_test.ts",
  "tests/unit/tools/genuine_test.ts",
  "tools/genuine",
];

/** Returns the settings for genuine Fresh; `links` lists package folders to use instead of JSR. */
export function swapConfig(config: Config, links: string[]): Config {
  const { "fresh/runtime": _, ...imports } = config.imports;
  const { compilerOptions } = config;
  const elements = compilerOptions.jsxPrecompileSkipElements;
  return {
    ...config,
    ...(links.length > 0 && { links }),
    // Deno also resolves fresh/runtime and the other exports through this entry.
    imports: { ...imports, fresh: FRESH },
    compilerOptions: {
      ...compilerOptions,
      jsxPrecompileSkipElements: [...elements, ...ELEMENTS],
    },
  };
}

/** Replaces a part of `text`. Throws unless the part occurs exactly once. */
export function replaceOnce(
  text: string,
  { path, from, to }: Replacement,
): string {
  const [before, after, ...further] = text.split(from);
  if (after === undefined || further.length > 0) {
    throw new Error(`${path} must contain exactly once: ${from}`);
  }
  return `${before}${to}${after}`;
}

/** Clones the project into the new folder `target`, adapts the clone to genuine Fresh, and builds it. */
async function swap(target: string, links: string[]): Promise<void> {
  await run(ROOT, "git", ["clone", "--quiet", ROOT, target]);
  await run(target, "git", ["rm", "-r", "--quiet", ...LEFT_OUT]);
  await changeFiles(target, links);
  const deno = Deno.execPath();
  const install = ["install", "--frozen=false"];
  await run(target, deno, install);
  await run(join(target, "tests"), deno, install);
  // The build dependencies of linked packages are not installed with them.
  await run(target, deno, [...install, "--entrypoint", BUILD]);
  await run(target, deno, ["task", "build"]);
}

async function changeFiles(target: string, links: string[]): Promise<void> {
  for (const path of ["deno.json", "tests/deno.json"]) {
    await change(join(target, path), (text) => {
      const config = swapConfig(JSON.parse(text), links);
      return `${JSON.stringify(config, null, 2)}\n`;
    });
  }
  for (const replacement of REPLACEMENTS) {
    const path = join(target, replacement.path);
    await change(path, (text) => replaceOnce(text, replacement));
  }
  const tool = join(ROOT, "tools/genuine");
  await Deno.copyFile(`${tool}/fresh_server.ts`, join(target, SERVER));
  await Deno.copyFile(`${tool}/fresh_build.ts`, join(target, BUILD));
}

async function change(
  path: string,
  edit: (text: string) => string,
): Promise<void> {
  await Deno.writeTextFile(path, edit(await Deno.readTextFile(path)));
}

async function run(
  cwd: string,
  command: string,
  args: string[],
): Promise<void> {
  const process = new Deno.Command(command, { cwd, args }).spawn();
  if ((await process.status).success) return;
  throw new Error(`Cannot run ${command} ${args.join(" ")}`);
}

/** Returns the package folders of Fresh's sources in `folder`; none if there is no folder. */
async function listPackages(folder?: string): Promise<string[]> {
  if (folder === undefined) return [];
  const entries = await Array.fromAsync(Deno.readDir(folder));
  return entries.filter(({ isDirectory }) => isDirectory)
    .map(({ name }) => resolve(folder, name));
}

if (import.meta.main) {
  const [target] = Deno.args;
  if (target === undefined) {
    console.error("Usage: deno run -A tools/genuine/swap.ts <new folder>");
    Deno.exit(2);
  }
  const links = await listPackages(Deno.env.get("FRESH_LINKS"));
  await swap(resolve(target), links);
}
