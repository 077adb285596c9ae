import type { Permission, RightsNoun } from "@/lib/fields/roles.ts";
import { type Call, CALLS, splitName } from "./calls.ts";
import type { Bucket } from "./limits.ts";

/**
 * The access table: every path of the app, its methods and their rules. The API's calls come from their own table, pages
 * are listed here. An address in neither is refused, so a new route stays closed until it is listed.
 */

/**
 * `public` reads no session; `optional` reads one; `guest` redirects a signed-in person to the panel; `member` takes any
 * signed-in person, a permission those whose role has it.
 */
export type Access = "public" | "optional" | "guest" | "member" | Permission;

/** Reports whether a rule lets only signed-in people through. */
export function needsSession(access: Access): boolean {
  return access === "member" || permissionOf(access) !== null;
}

/** Returns the permission that a rule names, or null. */
export function permissionOf(access: Access): Permission | null {
  return access.includes(":") ? access as Permission : null;
}

/** The methods that are served, as in an Allow header. */
const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;

export type Method = (typeof METHODS)[number];

export interface Rule {
  access: Access;
  /** Without this right a signed-in person gets the visitor's answer. */
  sees?: Permission;
  /** With this right instead of that of `access`, some requests are answered; the route refuses the others. */
  some?: Permission;
  /**
   * The limit that counts the request before its body is read. A message counts as a post then, and as a message once it
   * is known to be new.
   */
  limit?: "lookup" | "watch" | Exclude<Bucket, "signInNetwork">;
  /** Whether an open page asks by itself, which is no use of the session. */
  isBackground?: true;
  /** Whether the page shows its form again over the limit, by `state.refusal`. */
  showsRefusal?: true;
  /** Whether the GET changes something, so its origin is checked like a POST's. */
  sideEffect?: true;
}

/**
 * The cache rule: `page` revalidates in the browser; `cached` too, and the server caches it; `private` is no-store;
 * `tracking` is no-store and noindex; `asset` sets its own headers.
 */
export type Keeping = "page" | "cached" | "private" | "tracking" | "asset";

export interface PathAccess {
  keeping: Keeping;
  rules: Partial<Record<Method, Rule>>;
  /** The Allow header: the methods listed, with HEAD for GET, and OPTIONS. */
  allow: string;
}

const PAGES = {
  "/": path("cached", { GET: { access: "public", limit: "render" } }),
  "/contact.html": path("cached", {
    GET: { access: "public", limit: "render" },
    POST: { access: "public", limit: "message" },
  }),
  "/track.html": path("tracking", {
    GET: { access: "public", limit: "lookup", showsRefusal: true },
    POST: { access: "public", limit: "lookup", showsRefusal: true },
  }),
  "/api/parcels/:code/events": path("tracking", {
    GET: { access: "optional", sees: "parcels:read", limit: "watch" },
  }),
  "/qr/:code": path("private", {
    GET: { access: "public", limit: "picture" },
  }),
  "/pages/:slug": path("cached", {
    GET: { access: "public", limit: "render" },
  }),
  "/resolution.html": path("page", { GET: "public" }),
  "/debug.html": path("page", { GET: "public" }),
  "/offline.html": path("private", { GET: "public" }),
  "/sw.js": path("private", { GET: "public" }),
  "/sitemap.xml": path("page", {
    GET: { access: "public", limit: "render" },
  }),
  "/robots.txt": path("page", { GET: "public" }),
  "/manifest.webmanifest": path("page", { GET: "public" }),
  "/preferences": path("private", {
    POST: { access: "public", limit: "post" },
  }),
  "/tiles/:z/:x/:y": path("asset", {
    GET: { access: "public", limit: "picture" },
  }),
  "/uploads/images/:image": path("asset", { GET: "public" }),
  "/api/openapi.json": screen("member"),
  "/healthz": path("private", { GET: "public" }),

  "/cp": path("private", {
    GET: "guest",
    POST: { access: "guest", limit: "signIn", showsRefusal: true },
  }),
  "/control/signin.html": path("private", {
    GET: "guest",
    POST: { access: "guest", limit: "signIn", showsRefusal: true },
  }),
  "/control/signup.html": path("private", {
    GET: "guest",
    POST: { access: "guest", limit: "setup", showsRefusal: true },
  }),
  "/control/invite.html": path("private", {
    GET: "guest",
    POST: { access: "guest", limit: "accept", showsRefusal: true },
  }),
  "/control/password.html": path("private", {
    GET: "guest",
    POST: { access: "guest", limit: "reset", showsRefusal: true },
  }),
  "/control/prefetch.json": path("asset", { GET: "public" }),
  "/control/signout": path("private", { POST: "public" }),
  "/control": screen("member"),
  "/control/index.html": screen("member"),
  "/control/api.html": screen("member"),
  "/control/account/index.html": screen("member"),
  "/control/account/name.html": form("member"),
  "/control/account/password.html": form("member"),
  "/control/account/sessions.html": form("member"),
  "/control/team/list.html": screen("team:read"),
  "/control/team/create.html": form("team:write"),
  "/control/team/:id": list("team"),
  // What its form does besides the export needs the right to write.
  "/control/parcels/list.html": form("parcels:read"),
  "/control/parcels/create.html": form("parcels:write"),
  "/control/parcels/bulk.html": form("parcels:write"),
  "/control/parcels/:id": list("parcels"),
  "/control/parcels/:id/post": form("parcels:write"),
  "/control/parcels/:id/update": form("parcels:write"),
  "/control/parcels/:id/update-map": form("parcels:write"),
  "/control/parcels/:id/update-image": form("parcels:write"),
  "/control/parcels/:id/delete-image": form("parcels:write"),
  "/control/parcels/:id/expect": form("parcels:write"),
  "/control/parcels/:id/activities": list("parcels"),
  "/control/parcels/:id/activities/create": form("parcels:write"),
  "/control/parcels/:id/activities/:aid": form("parcels:write"),
  "/control/imports/list.html": form("parcels:write"),
  "/control/imports/:id": form("parcels:write"),
  "/control/pages/list.html": list("pages"),
  "/control/pages/create.html": form("pages:write"),
  "/control/pages/:slug": form("pages:write"),
  "/control/reviews/list.html": list("reviews"),
  "/control/reviews/create.html": form("reviews:write"),
  "/control/settings": screen("settings:read"),
  "/control/settings/contact": form("settings:write"),
  "/control/settings/mail": form("settings:owner"),
  "/control/settings/mail/preview/:template": screen("settings:owner"),
  "/control/settings/html": form("settings:write"),
  "/control/settings/company": form("settings:write"),
  "/control/settings/privacy": form("settings:write"),
  "/control/settings/erase": form("settings:owner"),
  "/control/journal.html": path("private", {
    GET: { access: "journal:read", some: "parcels:read" },
  }),
  "/control/reports.html": screen("parcels:read"),
  "/control/trash.html": form("member"),
  "/control/email/send.html": sending("mail:write"),
  "/control/messages/list.html": list("messages"),
  "/control/messages/:id": screen("messages:read"),
  "/control/outbox/list.html": screen("mail:read"),
  "/control/outbox/:id": sending("mail:read"),
  "/control/jobs/:id": form("member"),
  "/control/invoice/create.html": form("invoices:write"),
  "/control/invoices/list.html": screen("invoices:read"),
  "/control/invoices/:id": screen("invoices:read"),
};

/** By route pattern, as the router names it. */
export const ACCESS: ReadonlyMap<string, PathAccess> = new Map([
  ...Object.entries(PAGES),
  ...callPaths(),
]);

/** Returns the cache rule of a route, or undefined for an unknown path. */
export function keepingOf(route: string | null): Keeping | undefined {
  return ACCESS.get(route ?? "")?.keeping;
}

/** Returns the rule of a request, or undefined for an unknown path or method; HEAD follows GET's rule where safe. */
export function ruleOf(route: string | null, method: string): Rule | undefined {
  const rules = ACCESS.get(route ?? "")?.rules;
  // Link checkers send HEAD, and must not change anything.
  if (method === "HEAD") return rules?.GET?.sideEffect ? undefined : rules?.GET;
  // A client may send the method `constructor`, which every object has.
  const served = METHODS.find((name) => name === method);
  return served && rules?.[served];
}

/** Reports whether errors of this path are answered as JSON. */
export function isApiPath(pathname: string): boolean {
  return pathname.startsWith("/api/") || pathname === "/api";
}

/** Reports whether the framework serves this path from the build: static files, equal for all. */
export function isBuiltPath(pathname: string): boolean {
  return pathname.startsWith("/_fresh/");
}

/**
 * Reports whether an answer shows a parcel, or that there is none: it is then no-store, noindex and without the owner's
 * chat. The tracking page before a search is an ordinary page.
 */
export function showsParcel(
  keeping: Keeping | undefined,
  { pathname, searchParams }: URL,
): boolean {
  return keeping === "tracking" &&
    (isApiPath(pathname) || searchParams.has("code"));
}

/** Returns the calls by path. */
function callPaths(): Map<string, PathAccess> {
  const byPath = Map.groupBy(
    Object.entries<Call>(CALLS),
    ([name]) => splitName(name).pattern,
  );
  const paths = [...byPath].map(([pattern, calls]) => {
    const rules = calls.map(([name, call]) => [splitName(name).method, call]);
    const [, { keeping = "private" }] = calls[0]!;
    return [pattern, path(keeping, Object.fromEntries(rules))] as const;
  });
  return new Map(paths);
}

/** Returns the access to a screen of the panel. */
function screen(access: Access): PathAccess {
  return path("private", { GET: access });
}

/** Returns the access to a screen with a form that changes something. */
function form(access: Access): PathAccess {
  return path("private", { GET: access, POST: access });
}

/** Returns the access to a screen that shows records, and whose posts delete one. */
function list(noun: RightsNoun): PathAccess {
  return path("private", { GET: `${noun}:read`, POST: `${noun}:write` });
}

/** Returns the access to a screen whose post sends a mail. */
function sending(shown: Permission): PathAccess {
  return path("private", {
    GET: shown,
    POST: { access: "mail:write", limit: "send", showsRefusal: true },
  });
}

function path(
  keeping: Keeping,
  methods: Partial<Record<Method, Access | Rule>>,
): PathAccess {
  const served = METHODS.filter((method) => methods[method] !== undefined);
  const rules: PathAccess["rules"] = Object.fromEntries(
    served.map((method) => {
      const rule = methods[method]!;
      return [method, typeof rule === "string" ? { access: rule } : rule];
    }),
  );
  const allow: string[] = [...served, "OPTIONS"];
  if (rules.GET && !rules.GET.sideEffect) allow.splice(1, 0, "HEAD");
  return { keeping, rules, allow: allow.join(", ") };
}
