import { basename } from "node:path";
import { writeManifest } from "./gen.ts";

const SETTLE_MS = 60;
const FOLDERS = ["routes", "islands", "components", "lib", "static"];
const TOP_LEVEL = /^(?!fresh\.gen\.).+\.tsx?$|^deno\.json$/;
// Excludes the swap files and backups that editors keep next to the edited file.
const SOURCE = /^[^.].*[^~]$/;

/**
 * Runs `deno run -A <main> --dev` and restarts it after every change to the project's files, because routes, islands
 * and their imports are also server code. Open pages reload. Never returns.
 */
export async function runDev(root: string, main: string): Promise<never> {
  await writeManifest(root);
  let server = startServer(root, main);
  let settled: ReturnType<typeof setTimeout> | undefined;
  let restarted = Promise.resolve();
  async function restart() {
    await stopServer(server);
    await writeManifest(root);
    server = startServer(root, main);
  }
  function restartSoon() {
    // Debounces: one save causes several events.
    clearTimeout(settled);
    settled = setTimeout(() => restarted = restarted.then(restart), SETTLE_MS);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => stopServer(server).then(exit));
  }
  const folders = await findExisting(FOLDERS.map((name) => `${root}/${name}`));
  await Promise.all([
    watch(Deno.watchFs(folders), SOURCE, restartSoon),
    watch(Deno.watchFs(root, { recursive: false }), TOP_LEVEL, restartSoon),
  ]);
  throw new Error("The file watchers ended");
}

async function watch(
  events: Deno.FsWatcher,
  names: RegExp,
  changed: () => void,
) {
  for await (const { kind, paths } of events) {
    const known = paths.some((path) => names.test(basename(path)));
    if (known && kind !== "access") changed();
  }
}

async function findExisting(paths: string[]): Promise<string[]> {
  const found = await Promise.all(
    paths.map((path) => Deno.stat(path).then(() => [path], () => [])),
  );
  return found.flat();
}

function exit() {
  Deno.exit();
}

function startServer(root: string, main: string): Deno.ChildProcess {
  const args = ["run", "-A", main, "--dev"];
  return new Deno.Command(Deno.execPath(), { args, cwd: root }).spawn();
}

async function stopServer(server: Deno.ChildProcess) {
  try {
    // Open pages hold connections that a graceful stop would wait for.
    server.kill("SIGKILL");
  } catch (error) {
    // It has already exited, as after a syntax error.
    if (!(error instanceof TypeError)) throw error;
  }
  await server.status;
}
