// The rules for imports (docs/architecture.md); check_imports.ts enforces them.

/**
 * The rooms of lib/ from bottom to top. A room may import from itself, the rooms below it and the ground; this goes for
 * types as well, except those of UPWARD. A plain noun, a room with a declaration that is not listed here, is right
 * above the trash and does not import other plain nouns.
 */
export const ROOMS = [
  "fields",
  "http",
  "store",
  "jobs",
  "mail",
  "photos",
  "forms",
  "screens",
  "settings",
  "journal",
  "trash",
  "statuses",
  "parcels",
  "parcel_lists",
  "bulk",
  "invoices",
  "accounts",
  "messages",
  "imports",
  "reports",
  "tracking",
  "notifications",
  "erasure",
  "housekeeping",
  "migrations",
  "site",
];

/** Files whose types every room may import: the request and the nouns. */
export const UPWARD =
  /^(?:lib\/site\/(?:state|nouns?)|components\/ui\/icon_names)\.ts$/;

/** A noun's declaration counts as part of lib/site, which alone imports it. */
export const DECLARATION = /^lib\/(\w+)\/noun\.ts$/;

/** The ground, importable from every room. */
export const GROUND = /^lib\/(?:[^/]+|(?:i18n|markup|tiles)\/.+)$/;

/** Code that needs the server: requests, the database or files. */
export const SERVER =
  /^lib\/(?:store\/(?!stamps|secrets)|http\/(?!cookies)|site\/|tasks\/|studio\/|env|log|telemetry)/;

/** Files whose transitive imports must not include server code. */
export const RUNS_ANYWHERE =
  /^(?:components\/|islands\/|lib\/client\/|lib\/(?!site\/)\w+\/(?:\w+_)?(?:schema|forms?)\.ts$)/;

/** Modules too heavy for islands, which are sent to the browser with all their imports. */
export const TOO_HEAVY = /^(?:npm:zod|lib\/fields\/fields)/;

/** Isolated folders, with the only imports that they may have. */
export const APART: Record<string, RegExp> = {
  // It has to be replaceable by the package of the same name.
  "lib/fresh/": /^lib\/fresh\//,
  // It runs in a process without the database.
  "lib/studio/": /^lib\/(?:studio\/|[^/]+$)/,
  "routes/": /^(?!lib\/(?:client|fresh|tasks)\/)/,
};

/** The rooms that may import the studio's client. */
export const USERS_OF_STUDIO = ["photos", "imports"];

/** Platform APIs, with the only file that may use each. */
export const ONE_PLACE: Record<string, string> = {
  "Deno.openKv": "lib/store/open.ts",
  "Deno.env": "lib/env.ts",
};

/**
 * These tasks hold every right, in order to grant some to other processes, and therefore must not run code of packages.
 */
export const LAUNCHERS = /^lib\/tasks\/(start|run|build)\.ts$/;
