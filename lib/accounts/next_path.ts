export const SIGN_IN = "/control/signin.html";
const DASHBOARD = "/control/index.html";
/** Any origin works: it only shows whether an address leaves the site. */
const SOMEWHERE = "http://site.invalid";

/** Returns the page to continue to after the sign-in: a panel page, or the dashboard. */
export function nextPath(value: string | null | undefined): string {
  const path = ownPath(value ?? "");
  return path?.startsWith("/control/") ? path : DASHBOARD;
}

/**
 * Returns a path of this site as browsers resolve it, with dots resolved and characters encoded; null for anything that a
 * browser could read as another site.
 */
export function ownPath(value: string): string | null {
  // deno-lint-ignore no-control-regex
  if (!/^\/(?!\/)/.test(value) || /[\\\u0000-\u001f\u007f]/.test(value)) {
    return null;
  }
  const url = URL.parse(value, SOMEWHERE);
  if (url?.origin !== SOMEWHERE || url.pathname.includes("//")) return null;
  return url.pathname + url.search + url.hash;
}

/** Returns the address of the sign-in page that leads back to the requested page. */
export function signInAddress(url: URL): string {
  const wanted = `${url.pathname}${url.search}`;
  if (nextPath(wanted) === DASHBOARD) return SIGN_IN;
  return `${SIGN_IN}?next=${encodeURIComponent(wanted)}`;
}

/** Returns that address for a form whose session had ended; its texts are kept, a file is not. */
export function endedAddress(url: URL, form: "texts" | "file"): string {
  const address = signInAddress(url);
  const separator = address === SIGN_IN ? "?" : "&";
  return `${address}${separator}ended${form === "file" ? "=file" : ""}`;
}

/** Returns the path of the visitor's previous page on this site, or of a form that posts to its own page; else undefined. */
export function pageBefore(req: Request, url: URL): string | undefined {
  const from = URL.parse(req.headers.get("referer") ?? "");
  if (from === null || from.host !== url.host) return undefined;
  if (from.href === url.href && req.method !== "POST") return undefined;
  return ownPath(from.pathname + from.search) ?? undefined;
}
