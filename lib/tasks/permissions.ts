import { dirname, resolve } from "node:path";
import { type Env, ENV_NAMES } from "../env.ts";
import { OperatorError } from "./failures.ts";
import { hostPort, isFile, isUrl } from "@/lib/env_values.ts";

/**
 * The runtime reads the first for an https KV_PATH. The second marks Deno Deploy; genuine Fresh reads it and the other
 * two on load.
 */
const FURTHER_NAMES = [
  "DENO_KV_ACCESS_TOKEN",
  "DENO_DEPLOYMENT_ID",
  "GITHUB_SHA",
  "CI_COMMIT_SHA",
];

/**
 * Closed to the server: the history of the sources, and the operator's settings. The launcher passes the settings on.
 */
const HIDDEN_PATHS = [".git", ".env"];

/** sharp reads these variables on load, and this file to detect the C library. */
const SHARP_NAMES = ["npm_package_config_libvips", "MALLOC_ARENA_MAX"];
const SHARP_FILE = "/usr/bin/ldd";

/** Neither prompt for rights nor ask the registry: packages are installed already. */
const WITHOUT_ASKING = ["--no-prompt", "--cached-only"];

/** Disables Deno's check for updates at each start. */
export const QUIET = { DENO_NO_UPDATE_CHECK: "1" };

/**
 * Memory settings of the server. By default glibc gives each thread an arena; arenas retain the memory of large photos
 * and would double the peak of many uploads. Chunks of photos and bodies have up to 64 KiB; freeing them immediately
 * avoids fragmentation, which would retain 50 MB. V8 lets garbage grow in proportion to its limits: on a large machine
 * to 100 MB on top of the 40 MB in use. Its young generation alone grows to three times 32 MB under load, and is hardly
 * slower with 8 MB. V8 also pretenures the allocation sites of objects that survived the start, so short-lived objects
 * of requests would only be freed by a full collection.
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
 * Returns the minimal flags of the server for this environment: listen, reach database and mail server, read the
 * project except history and settings, write the database's folder. `root` is the project's folder, `studio` the
 * studio's socket; if there is no studio, the server may run the native code of its packages. Throws OperatorError for a
 * folder that flags cannot name.
 */
export function permissionFlags(
  env: Env,
  root: string,
  studio?: string,
): string[] {
  const database = databaseFolder(env, root) ?? [];
  const sockets = studio ?? [];
  const native = studio === undefined;
  return [
    ...WITHOUT_ASKING,
    ...allow(
      "net",
      reachedHosts(env),
      studio === undefined ? [] : [`unix:${studio}`, "studio:80"],
    ),
    ...allow("read", root, database, sockets, native ? SHARP_FILE : []),
    `--deny-read=${joinNames(HIDDEN_PATHS.map((name) => `${root}/${name}`))}`,
    ...allow("write", database, sockets),
    ...allow("ffi", native ? `${root}/node_modules` : []),
    ...allow("env", ENV_NAMES, FURTHER_NAMES, native ? SHARP_NAMES : []),
  ];
}

/**
 * Returns the flags of the studio: listen on its socket, read the packages of the project at `root` and run their
 * native code. Throws like permissionFlags().
 */
export function studioFlags(root: string, socket: string): string[] {
  const packages = `${root}/node_modules`;
  return [
    ...WITHOUT_ASKING,
    ...allow("net", `unix:${socket}`),
    ...allow("read", packages, socket, SHARP_FILE),
    ...allow("write", socket),
    ...allow("ffi", packages),
    ...allow("env", SHARP_NAMES),
  ];
}

/**
 * Returns the flags of the build: read the project at `root`, write `_fresh/` and the folder `scratch`, run Deno for its
 * bundler. Throws like permissionFlags().
 */
export function buildFlags(root: string, scratch: string): string[] {
  return [
    ...WITHOUT_ASKING,
    ...allow("read", root, scratch),
    ...allow("write", `${root}/_fresh`, scratch),
    ...allow("run", Deno.execPath()),
  ];
}

/**
 * Returns the flag that grants a right to these resources; no flag for an empty list, because it would grant the right
 * to everything.
 */
function allow(
  right: string,
  ...names: (string | readonly string[])[]
): string[] {
  const all = names.flat();
  return all.length === 0 ? [] : [`--allow-${right}=${joinNames(all)}`];
}

/** Returns paths as a flag's list. */
function joinNames(paths: readonly string[]): string {
  const odd = paths.find((path) => path.includes(","));
  if (odd === undefined) return paths.join(",");
  throw new OperatorError(
    `Deno cannot grant rights to ${odd}: choose a folder without a comma`,
  );
}

/** Returns the absolute folder of the database file; undefined for other stores. */
export function databaseFolder(env: Env, root: string): string | undefined {
  const { kvPath } = env;
  return isFile(kvPath) ? dirname(resolve(root, kvPath)) : undefined;
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
