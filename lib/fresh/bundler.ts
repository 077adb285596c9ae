import { join, relative } from "node:path/posix";
import { listFiles } from "./files.ts";

/** A bundled script, with its path in the output folder. */
export interface Output {
  path: string;
  text: string;
}

/** The project's settings that affect its modules. */
interface Config {
  imports: Record<string, string>;
  compilerOptions: Record<string, unknown>;
}

const PROJECT = new URL("../../", import.meta.url);

/** Reports whether this process may run the bundler; a server with few permissions uses the existing build. */
export function canBundle(): boolean {
  const command = Deno.execPath();
  return Deno.permissions.querySync({ name: "run", command }).state ===
    "granted";
}

/**
 * Bundles modules for the browser, one script per module, with shared code in separate chunks. `dir` is an empty
 * working folder. Runs in a separate process with different settings: the server compiles JSX to strings, but the
 * browser needs elements. Throws with the bundler's message.
 */
export async function runBundler(
  entries: string[],
  dir: string,
): Promise<Output[]> {
  const config = join(dir, "deno.json");
  await Deno.writeTextFile(config, JSON.stringify(await browserConfig()));
  const { success, stderr } = await new Deno.Command(Deno.execPath(), {
    args: [
      ...["bundle", "--quiet", "--config", config],
      ...["--platform", "browser", "--code-splitting", "--minify"],
      ...["--outdir", join(dir, "out"), ...entries],
    ],
    env: { NO_COLOR: "1" },
    stdout: "null",
    stderr: "piped",
  }).output();
  if (!success) {
    const words = new TextDecoder().decode(stderr);
    throw new Error(`The islands cannot be bundled:\n${words}`);
  }
  return await readOutputs(dir);
}

async function readOutputs(dir: string): Promise<Output[]> {
  const files = await listFiles(dir, "out");
  return await Promise.all(files.map(async (file) => ({
    path: relative("out", file),
    text: await Deno.readTextFile(join(dir, file)),
  })));
}

async function browserConfig() {
  const text = await Deno.readTextFile(new URL("deno.json", PROJECT));
  const { imports, compilerOptions }: Config = JSON.parse(text);
  const { jsxPrecompileSkipElements: _, ...options } = compilerOptions;
  return {
    imports: Object.fromEntries(
      Object.entries(imports).map(([name, target]) => [name, absolute(target)]),
    ),
    compilerOptions: { ...options, jsx: "react-jsx" },
    lock: { path: new URL("deno.lock", PROJECT).pathname, frozen: true },
    nodeModulesDir: "none",
  };
}

function absolute(target: string): string {
  return target.startsWith("./") ? new URL(target, PROJECT).href : target;
}
