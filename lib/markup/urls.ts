const MAX_URL = 2000;

/** The characters of an address that need no escaping, and the percent sign of those that do. */
const ADDRESS = /^[A-Za-z0-9\-._~:/?#@!$&*+,;=%]+$/;

/**
 * Gives the address of an image or a video as it is to be asked for, or null when it is not one that a page may name: http or
 * https, without a user name, at most 2,000 plain characters (spec section 5).
 */
export function parseUrl(text: string): string | null {
  if (text.length > MAX_URL || !ADDRESS.test(text)) return null;
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.username === "" && url.password === "" ? url.href : null;
}
