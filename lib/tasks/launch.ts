import type { Env } from "../env.ts";
import { openLog } from "../log.ts";
import { exitCodeOf, ROOT, spawnDeno } from "./project.ts";
import { OperatorError } from "./failures.ts";
import { startHelper } from "./helper.ts";
import {
  MEMORY_VARIABLES,
  permissionFlags,
  QUIET,
  studioFlags,
} from "./permissions.ts";

/** The system's maximum length of a socket's path. */
const MAX_SOCKET_BYTES = 107;

/**
 * Runs server and studio with least privilege until the server exits; returns its exit code. Both end with this
 * process, however it ends. On a system without Unix sockets the server runs alone and converts photos itself. Throws
 * OperatorError for a path that flags or the system cannot represent.
 */
export async function launch(env: Env): Promise<number> {
  if (Deno.build.os === "windows") return await runServer(env);
  // The folder, and so the sockets in it, is private to this user.
  const folder = await Deno.makeTempDir({ prefix: "waybill-" });
  try {
    const socket = socketPath(folder, "studio");
    const stopStudio = startStudio(env, socket);
    // Stop the studio last, because an upload in progress needs it.
    return await runServer(env, socket).finally(stopStudio);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

async function runServer(env: Env, studio?: string): Promise<number> {
  const server = spawnDeno([
    ...["run", ...permissionFlags(env, ROOT, studio)],
    ...[`${ROOT}/main.ts`, "--launched"],
    ...studio === undefined ? [] : [`--studio=${studio}`],
  ], { env: MEMORY_VARIABLES, stdin: "piped" });
  return await exitCodeOf(server);
}

function startStudio({ logLevel }: Env, socket: string): () => Promise<void> {
  const { log } = openLog(logLevel);
  return startHelper({
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
