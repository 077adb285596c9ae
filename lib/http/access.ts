/**
 * Who may do what: every path of the app, every method it answers and what that asks for. What is not listed here is
 * refused, so that a new route stays closed until someone has decided about it (design section 4).
 */

/** `public` reads no session at all; `optional` reads one; `guest` sends a signed-in admin to the panel. */
export type Access = "public" | "optional" | "guest" | "admin";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface Rule {
  access: Access;
  /** Which limit counts the request before its body is read. */
  limit?: "lookup" | "signIn" | "setup";
  /** A page that shows its form again when the limit is used up (decision 45), by `state.refusal`. */
  showsRefusal?: true;
  /** A GET that changes something, and is therefore checked for its origin like a POST (decision 21). */
  sideEffect?: true;
}

/**
 * How answers may be kept: `page` by the browser after asking again; `cached` the same, and rendered once by us;
 * `private` by nobody; `tracking` by nobody, search engines included; `asset` says so itself.
 */
export type Keeping = "page" | "cached" | "private" | "tracking" | "asset";

export interface PathAccess {
  keeping: Keeping;
  rules: Partial<Record<Method, Rule>>;
  /** The Allow header: the methods listed, with HEAD for GET, and OPTIONS. */
  allow: string;
}

const SIGN_IN: Rule = { access: "public", limit: "signIn" };
const SIGN_OUT: Rule = { access: "public", sideEffect: true };

/** By route pattern, as the router names it. */
export const ACCESS: ReadonlyMap<string, PathAccess> = new Map(Object.entries({
  "/": path("cached", { GET: "public" }),
  "/contact.html": path("cached", { GET: "public" }),
  "/track.html": path("tracking", {
    GET: { access: "public", limit: "lookup", showsRefusal: true },
  }),
  "/preferences": path("private", { POST: "public" }),
  "/tiles/:z/:x/:y": path("asset", { GET: "public" }),
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
  "/control/signout": path("private", { POST: "public" }),
  "/control/index.html": path("private", { GET: "admin" }),

  "/api/admins": path("private", {
    POST: { access: "public", limit: "setup" },
  }),
  "/api/admins/auth/signin": path("private", { POST: SIGN_IN }),
  "/api/admins/auth/signout": path("private", { GET: SIGN_OUT }),
  "/api/users/auth/signout": path("private", { GET: SIGN_OUT }),
  "/api/parcels": path("private", {
    GET: "admin",
    POST: "admin",
    PATCH: "admin",
    DELETE: "admin",
  }),
  "/api/parcels/search": path("private", { POST: "admin" }),
  "/api/parcels/:code": path("tracking", {
    GET: { access: "optional", limit: "lookup" },
  }),
  "/api/activities": path("private", {
    POST: "admin",
    PATCH: "admin",
    DELETE: "admin",
  }),
}));

/** Gives the rule of a request, or undefined when its path or method is not served; HEAD goes by GET's rule if it may. */
export function ruleOf(route: string | null, method: string): Rule | undefined {
  const rules: Partial<Record<string, Rule>> | undefined = ACCESS.get(
    route ?? "",
  )?.rules;
  if (method !== "HEAD") return rules?.[method];
  // Programs that look at links send HEAD; none of them wants to change anything.
  return rules?.GET?.sideEffect ? undefined : rules?.GET;
}

/** Tells whether errors of this path are answered as JSON. */
export function isApiPath(pathname: string): boolean {
  return pathname.startsWith("/api/") || pathname === "/api";
}

function path(
  keeping: Keeping,
  methods: Partial<Record<Method, Access | Rule>>,
): PathAccess {
  const entries = Object.entries(methods).map(([method, rule]) => [
    method,
    typeof rule === "string" ? { access: rule } : rule,
  ]);
  const rules: PathAccess["rules"] = Object.fromEntries(entries);
  const names = Object.keys(rules);
  if (rules.GET && !rules.GET.sideEffect) names.splice(1, 0, "HEAD");
  return { keeping, rules, allow: [...names, "OPTIONS"].join(", ") };
}
