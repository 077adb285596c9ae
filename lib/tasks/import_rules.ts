// The rules of imports between files (docs/architecture.md); check_imports.ts enforces them.

/**
 * The rooms of lib/ from bottom to top: a room imports itself, the rooms below it and the ground, types included. Only the
 * types of the request's state may come from above. A plain noun, a room with a declaration that is not listed, has its place
 * right above the trash, and does not import other plain nouns.
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

/** The declaration of a noun belongs to the composition, which alone imports it. */
export const DECLARATION = /^lib\/(\w+)\/noun\.ts$/;

/** The ground, importable from every room. */
export const GROUND = /^lib\/(?:[^/]+|(?:i18n|markup|tiles)\/.+)$/;

/** Code that needs the server's request, database or files. */
export const SERVER =
  /^lib\/(?:store\/(?!stamps|secrets)|http\/(?!cookies)|site\/|tasks\/|studio\/|env|log|telemetry)/;

/** Files that must not reach server code by any detour. */
export const RUNS_ANYWHERE =
  /^(?:components\/|islands\/|lib\/client\/|lib\/(?!site\/)\w+\/(?:\w+_)?(?:schema|forms?)\.ts$)/;

/** Too heavy for islands, which are sent to the browser with everything that they reach. */
export const TOO_HEAVY = /^(?:npm:zod|lib\/fields\/fields)/;

/** Folders that may import only what matches. */
export const APART: Record<string, RegExp> = {
  // The package of the same name takes its place.
  "lib/fresh/": /^lib\/fresh\//,
  // A process without the database.
  "lib/studio/": /^lib\/(?:studio\/|[^/]+$)/,
  "routes/": /^(?!lib\/(?:client|fresh|tasks)\/)/,
};

/** Words of the platform, with the only file that may use each. */
export const ONE_PLACE: Record<string, string> = {
  "Deno.openKv": "lib/store/open.ts",
  "Deno.env": "lib/env.ts",
};

/** They hold every right, to grant some of them to other processes, and therefore run no code of packages. */
export const LAUNCHERS = /^lib\/tasks\/(start|run|build)\.ts$/;
