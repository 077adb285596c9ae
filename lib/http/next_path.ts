const SIGN_IN = "/control/signin.html";
const DASHBOARD = "/control/index.html";
/** Any origin does: it only shows whether an address leaves the site. */
const SOMEWHERE = "http://site.invalid";

/**
 * Gives the page to go to after signing in, if it is one of the panel's; else the dashboard. Anything that a browser
 * could read as another site is refused (decision 18, security NET-4).
 */
export function nextPath(value: string | null | undefined): string {
  if (!value || !isOwnPath(value)) return DASHBOARD;
  // As a browser reads it, so that "/control/../x" is what it is.
  const { pathname, search, hash } = new URL(value, SOMEWHERE);
  return pathname.startsWith("/control/")
    ? `${pathname}${search}${hash}`
    : DASHBOARD;
}

/** Tells whether an address is a path of this site, without any trick in it (security NET-4). */
export function isOwnPath(value: string): boolean {
  // deno-lint-ignore no-control-regex
  if (!value.startsWith("/") || /[\\\u0000-\u001f\u007f]|\/\//.test(value)) {
    return false;
  }
  return URL.parse(value, SOMEWHERE)?.origin === SOMEWHERE;
}

/** Gives the address of the sign-in page that leads back to the page asked for. */
export function signInAddress(url: URL): string {
  const wanted = `${url.pathname}${url.search}`;
  if (nextPath(wanted) === DASHBOARD) return SIGN_IN;
  return `${SIGN_IN}?next=${encodeURIComponent(wanted)}`;
}

/** Gives the path of the page a visitor came from, when it is another one of this site; else undefined. */
export function pageBefore(req: Request, url: URL): string | undefined {
  const from = URL.parse(req.headers.get("referer") ?? "");
  if (from === null || from.host !== url.host || from.href === url.href) {
    return undefined;
  }
  const path = `${from.pathname}${from.search}`;
  return isOwnPath(path) ? path : undefined;
}
