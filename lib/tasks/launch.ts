import type { Env } from "../env.ts";
import { openLog } from "../log.ts";
import { OperatorError } from "./failures.ts";
import { forwardSignals } from "./forward_signals.ts";
import { Helper } from "./helper.ts";
import {
  MEMORY_VARIABLES,
  permissionFlags,
  QUIET,
  studioFlags,
} from "./permissions.ts";
import { ROOT } from "./project.ts";

/** The system's maximum length of a socket's path. */
const MAX_SOCKET_BYTES = 107;

/**
 * Runs server and studio with the least rights until the server exits; returns its exit code. They end with this process,
 * however it ends. Without Unix sockets the server runs alone and converts photos itself. Throws OperatorError for a path
 * that flags or system cannot represent.
 */
export async function launch(env: Env): Promise<number> {
  if (Deno.build.os === "windows") return await runServer(env);
  const folder = await Deno.makeTempDir({ prefix: "waybill-" });
  try {
    return await runWithHelpers(env, folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Runs both; `folder` is private to this user, and so are its sockets. */
async function runWithHelpers(env: Env, folder: string): Promise<number> {
  const socket = socketPath(folder, "studio");
  const studio = startStudio(env, socket);
  try {
    return await runServer(env, socket);
  } finally {
    // Not earlier: a running upload needs it.
    await studio.stop();
  }
}

async function runServer(env: Env, studio?: string): Promise<number> {
  const server = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", ...permissionFlags(env, ROOT, studio)],
      ...[`${ROOT}/main.ts`, "--launched"],
      ...studio === undefined ? [] : [`--studio=${studio}`],
    ],
    cwd: ROOT,
    env: { ...MEMORY_VARIABLES, ...QUIET },
    stdin: "piped",
  }).spawn();
  forwardSignals(server);
  return (await server.status).code;
}

function startStudio({ logLevel }: Env, socket: string): Helper {
  const { log } = openLog(logLevel);
  return new Helper({
    args: [...studioFlags(ROOT, socket), `${ROOT}/lib/studio/main.ts`, socket],
    socket,
    env: { ...MEMORY_VARIABLES, ...QUIET },
    onEnd: (code) => log.error("helper.ended", { helper: "studio", code }),
  });
}

function socketPath(folder: string, name: string): string {
  const path = `${folder}/${name}.sock`;
  if (new TextEncoder().encode(path).length <= MAX_SOCKET_BYTES) return path;
  throw new OperatorError(
    `${path} is too long for a socket: set TMPDIR to a shorter folder`,
  );
}
