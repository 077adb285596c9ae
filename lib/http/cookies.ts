/** The visitor's choice of theme; if there is none, pages follow the system. */
export type Theme = "light" | "dark";

/** The lifetime of preference cookies. */
export const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Options of a cookie, by default a session cookie that scripts cannot read. */
export interface CookieOptions {
  secure: boolean;
  /** Lifetime in seconds; if omitted, the cookie ends with the browser session. */
  maxAge?: number | undefined;
  /** Whether scripts may read it; false by default. */
  readable?: boolean;
}

/**
 * Returns the first cookie with a name in a Cookie header, or null. deno-std's getCookies() throws on a cookie without
 * a name and returns the last of two, which a sibling domain can plant.
 */
export function readCookie(header: string | null, name: string): string | null {
  if (header === null || !header.includes(name)) return null;
  for (const pair of header.split(";")) {
    const split = pair.indexOf("=");
    if (split > 0 && pair.slice(0, split).trim() === name) {
      return pair.slice(split + 1).trim();
    }
  }
  return null;
}

/** Sets cookies, given as Set-Cookie values. */
export function addCookies(headers: Headers, cookies: string[]): void {
  for (const cookie of cookies) headers.append("set-cookie", cookie);
}

/** Returns a Set-Cookie value for the whole site, SameSite=Lax; `value` must be free of `;` and spaces. */
export function writeCookie(
  name: string,
  value: string,
  options: CookieOptions,
): string {
  const { secure, maxAge, readable } = options;
  return [
    `${name}=${value}`,
    "Path=/",
    "SameSite=Lax",
    ...(readable ? [] : ["HttpOnly"]),
    ...(secure ? ["Secure"] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join("; ");
}

/**
 * Returns a cookie's name for this connection. Over HTTPS, `__Host-` binds it to the host; browsers refuse the prefix
 * over plain HTTP, which only localhost may use.
 */
export function hostCookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

/** Returns the name of the theme cookie for this connection. */
export function themeCookieName(secure: boolean): string {
  return hostCookieName("theme", secure);
}

/**
 * Returns the theme cookie in the format of Set-Cookie and `document.cookie`: a script sets it where scripts run, the
 * server otherwise.
 */
export function themeCookie(theme: Theme, secure: boolean): string {
  const options = { secure, maxAge: YEAR_SECONDS, readable: true };
  return writeCookie(themeCookieName(secure), theme, options);
}

/** The part of a request's context that its cookies depend on. */
interface CookieContext {
  req: Request;
  state: { secure: boolean };
}

/** Returns the value of a host cookie, or null. */
export function readHostCookie(
  { req, state }: CookieContext,
  name: string,
): string | null {
  const ownName = hostCookieName(name, state.secure);
  return readCookie(req.headers.get("cookie"), ownName);
}

/** Returns the Set-Cookie value of a host cookie. */
export function writeHostCookie(
  { state: { secure } }: CookieContext,
  name: string,
  { value, maxAge }: { value: string; maxAge?: number },
): string {
  return writeCookie(hostCookieName(name, secure), value, { secure, maxAge });
}
