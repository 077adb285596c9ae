import { dirname, resolve } from "node:path";
import { type Env, ENV_NAMES } from "../env.ts";
import { hostPort } from "../host_port.ts";
import { OperatorError } from "./failures.ts";

/**
 * The runtime reads the first when KV_PATH is an https URL. The second marks the platform; genuine Fresh looks for it as it loads,
 * and then for the other two.
 */
const FURTHER_NAMES = [
  "DENO_KV_ACCESS_TOKEN",
  "DENO_DEPLOYMENT_ID",
  "GITHUB_SHA",
  "CI_COMMIT_SHA",
];

/** Nothing that the server reads: the history of the sources, and the operator's settings, which it has been given. */
const CLOSED = [".git", ".env"];

/** sharp looks at these while it loads, and into this file to tell which C library the system has. */
const SHARP_NAMES = ["npm_package_config_libvips", "MALLOC_ARENA_MAX"];
const SHARP_FILE = "/usr/bin/ldd";

/** Packages are there: neither the registry is asked for them nor the terminal for rights. */
const WITHOUT_ASKING = ["--no-prompt", "--cached-only"];

/** Keeps Deno from asking its makers, a request with each start, whether there is a newer one. */
export const QUIET = { DENO_NO_UPDATE_CHECK: "1" };

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
 * Returns the flags that let the server do what this environment asks for and nothing else: listen, reach its database and its
 * mail server, read the project without its history and settings, and write the database's folder. `root` is the project's
 * folder, `studio` the socket of the process that makes photos; without one the server makes them itself, and may run the
 * native code of its packages. Throws OperatorError for a folder that the flags cannot name.
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
    `--deny-read=${listed(CLOSED.map((name) => `${root}/${name}`))}`,
    ...allow("write", database, sockets),
    ...allow("ffi", native ? `${root}/node_modules` : []),
    ...allow("env", ENV_NAMES, FURTHER_NAMES, native ? SHARP_NAMES : []),
  ];
}

/**
 * Returns the flags of the studio: it listens at its socket, reads the packages of the project at `root`, and runs their native
 * code. Throws like permissionFlags().
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
 * Returns the flags of the build: it reads the project at `root`, writes `_fresh/` and the folder `scratch`, and runs Deno, whose
 * bundler works in a process of its own. Throws like permissionFlags().
 */
export function buildFlags(root: string, scratch: string): string[] {
  return [
    ...WITHOUT_ASKING,
    ...allow("read", root, scratch),
    ...allow("write", `${root}/_fresh`, scratch),
    ...allow("run", Deno.execPath()),
  ];
}

/** The flag that gives a right to all of these; none when there are none, which would give it to everything. */
function allow(
  right: string,
  ...names: (string | readonly string[])[]
): string[] {
  const all = names.flat();
  return all.length === 0 ? [] : [`--allow-${right}=${listed(all)}`];
}

/** Names as a flag takes them. */
function listed(paths: readonly string[]): string {
  const odd = paths.find((path) => path.includes(","));
  if (odd === undefined) return paths.join(",");
  throw new OperatorError(
    `Deno cannot grant rights to ${odd}: choose a folder without a comma`,
  );
}

/** Returns the absolute folder of the database file; undefined when the database is no file. */
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
