import { dirname, resolve } from "node:path";
import { type Env, ENV_NAMES } from "../env.ts";
import { hostPort } from "../host_port.ts";
import { OperatorError } from "./operator.ts";

/** Read by the runtime itself when KV_PATH is an https URL, and by the platform mark. */
const FURTHER_NAMES = ["DENO_KV_ACCESS_TOKEN", "DENO_DEPLOYMENT_ID"];

/** Nothing that the server reads: the history of the sources, and the operator's settings, which it has been given. */
const CLOSED = [".git", ".env"];

/** sharp looks at these while it loads, and into this file to tell which C library the system has. */
const SHARP_NAMES = ["npm_package_config_libvips", "MALLOC_ARENA_MAX"];
const SHARP_FILE = "/usr/bin/ldd";

/**
 * What the server's process is started with. Left alone, glibc gives each thread an arena, and keeps there what large photos
 * took after it has seen a few of them; that would double the peak of many uploads. Pieces of photos and of posted bodies have
 * up to 64 KiB: what is given back at once leaves no holes behind, which would keep 50 MB. And V8 lets garbage grow by what it
 * may take at most, on a large machine to 100 MB beyond the 40 that are in use; its space for new objects alone grows to three
 * times 32 MB under load, and is hardly slower with 8. It also takes objects for lasting that did not die while the server was
 * starting, and makes them where only a look through the whole heap finds them dead: pages of requests, which never last.
 */
export const MEMORY_VARIABLES = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: String(32 * 1024),
  DENO_V8_FLAGS: [
    "--max-old-space-size=512",
    "--max-semi-space-size=8",
    "--no-allocation-site-pretenuring",
  ].join(","),
};

/**
 * Gives the flags that let the server do what this environment asks for and nothing else: listen, reach its database and its
 * mail server, read the project without its history and settings, write the database's folder, and run the native code of its
 * packages, for photos. `root` is the project's folder. Throws OperatorError for a folder that the flags cannot name.
 */
export function permissionFlags(env: Env, root: string): string[] {
  const folder = databaseFolder(env, root);
  const write = folder === undefined
    ? []
    : [`--allow-write=${listed([folder])}`];
  const read = [root, ...(folder === undefined ? [] : [folder]), SHARP_FILE];
  return [
    "--no-prompt",
    `--allow-net=${reachedHosts(env).join(",")}`,
    `--allow-read=${listed(read)}`,
    `--deny-read=${listed(CLOSED.map((name) => `${root}/${name}`))}`,
    ...write,
    `--allow-ffi=${listed([`${root}/node_modules`])}`,
    `--allow-env=${[...ENV_NAMES, ...FURTHER_NAMES, ...SHARP_NAMES].join(",")}`,
  ];
}

/** Paths as a flag takes them. */
function listed(paths: string[]): string {
  const odd = paths.find((path) => path.includes(","));
  if (odd === undefined) return paths.join(",");
  throw new OperatorError(
    `The runtime can be given no rights to ${odd}: choose a folder without a comma`,
  );
}

/** Gives the absolute folder of the database file; undefined when the database is no file. */
export function databaseFolder(env: Env, root: string): string | undefined {
  const { kvPath } = env;
  if (kvPath === undefined || kvPath === ":memory:" || isUrl(kvPath)) {
    return undefined;
  }
  return dirname(resolve(root, kvPath));
}

function reachedHosts(env: Env): string[] {
  const hosts = [hostPort(env.listen, env.port)];
  if (env.kvPath !== undefined && isUrl(env.kvPath)) {
    hosts.push(new URL(env.kvPath).host);
  }
  if (env.mailDriver === "smtp" && env.smtp.host !== undefined) {
    hosts.push(hostPort(env.smtp.host, env.smtp.port));
  }
  if (env.mailDriver === "api") {
    const { hostname, port, protocol } = new URL(env.mailApi.url);
    const usual = protocol === "https:" ? 443 : 80;
    hosts.push(`${hostname}:${port || usual}`);
  }
  return hosts;
}

function isUrl(path: string): boolean {
  return /^https?:/.test(path);
}
