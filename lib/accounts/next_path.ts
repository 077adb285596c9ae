export const SIGN_IN = "/control/signin.html";
const DASHBOARD = "/control/index.html";
/** The parameter of the sign-in page that says that the browser refuses cookies. */
export const NO_COOKIES = "nocookies";
/** The parameter of the sign-in page that says that the session has ended. */
export const SIGNED_OUT = "signedout";
/** An arbitrary origin, to detect URLs that leave the site. */
const SOMEWHERE = "http://site.invalid";

/** Returns the page to open after sign-in: the requested panel page, or the dashboard. */
export function nextPath(value: string | null | undefined): string {
  const path = ownPath(value ?? "");
  return path?.startsWith("/control/") ? path : DASHBOARD;
}

/**
 * Returns a same-site path as browsers resolve it, with dot segments resolved and characters encoded; null for anything that a
 * browser could resolve to another site.
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

/** Returns the URL of the sign-in page, which continues to the requested page. */
export function signInAddress(url: URL): string {
  const wanted = `${url.pathname}${url.search}`;
  if (nextPath(wanted) === DASHBOARD) return SIGN_IN;
  return `${SIGN_IN}?next=${encodeURIComponent(wanted)}`;
}

/**
 * Returns the sign-in URL for a request without a session, with a mark if its session has ended, or if it follows a sign-in: the
 * browser has then refused the session's cookie.
 */
export function signInAgain(
  req: Request,
  url: URL,
  { wasSignedIn }: { wasSignedIn: boolean },
): string {
  const address = signInAddress(url);
  if (wasSignedIn) return withMark(address, SIGNED_OUT);
  const before = pageBefore(req, url);
  if (before?.split("?", 1)[0] !== SIGN_IN) return address;
  return withMark(address, NO_COOKIES);
}

function withMark(address: string, mark: string): string {
  return `${address}${address === SIGN_IN ? "?" : "&"}${mark}`;
}

/** Returns the sign-in URL for a form whose session expired; its texts are kept, its file is not. */
export function endedAddress(url: URL, form: "texts" | "file"): string {
  return withMark(
    signInAddress(url),
    form === "file" ? "ended=file" : "ended",
  );
}

/**
 * Returns the path of the visitor's previous page on this site, or of the page itself for a form that posts to it; else
 * undefined.
 */
export function pageBefore(req: Request, url: URL): string | undefined {
  const from = URL.parse(req.headers.get("referer") ?? "");
  if (from === null || from.host !== url.host) return undefined;
  if (from.href === url.href && req.method !== "POST") return undefined;
  return ownPath(from.pathname + from.search) ?? undefined;
}
