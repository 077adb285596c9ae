import { DONE } from "@/lib/fields/constants.ts";

/** Returns the word that flash() put into the address; null without one, and for a POST, whose own outcome is newer. */
export function readFlash(
  { req, url }: { req: Request; url: URL },
): string | null {
  return req.method === "POST" ? null : url.searchParams.get(DONE);
}

/** Returns the path and query of a page without that word. */
export function pageAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(DONE);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
