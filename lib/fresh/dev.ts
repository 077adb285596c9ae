import { writeManifest } from "./gen.ts";

const SETTLE_MS = 60;
const UNWATCHED =
  /^(_fresh|data|node_modules|tests)(\/|$)|(^|\/)\.|^fresh\.gen\.ts$/;

/**
 * Runs `deno run -A <main> --dev` and runs it again after every change of the
 * project's files: routes, islands and what they import are server code too.
 * Open pages notice and reload. Never returns.
 */
export async function runDev(root: string, main: string): Promise<never> {
  await writeManifest(root);
  let server = startServer(root, main);
  let settled: ReturnType<typeof setTimeout> | undefined;
  let restarted = Promise.resolve();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    Deno.addSignalListener(signal, () => stopServer(server).then(exit));
  }
  for await (const { kind, paths } of Deno.watchFs(root)) {
    const seen = paths.some((path) =>
      !UNWATCHED.test(path.slice(root.length + 1))
    );
    if (kind === "access" || !seen) continue;
    clearTimeout(settled);
    // One save makes several events.
    settled = setTimeout(() => restarted = restarted.then(restart), SETTLE_MS);
  }
  throw new Error("The file watcher ended");

  async function restart() {
    await stopServer(server);
    await writeManifest(root);
    server = startServer(root, main);
  }
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
    // Open pages hold a connection that a graceful end would wait for.
    server.kill("SIGKILL");
  } catch (error) {
    // It has ended by itself, as after a syntax error.
    if (!(error instanceof TypeError)) throw error;
  }
  await server.status;
}
