import { DONE } from "@/lib/fields/constants.ts";

/**
 * Returns the word for what was just done, as flash() put it into the address; null where there is none, and for a post,
 * whose own outcome is the later news.
 */
export function readFlash(
  { req, url }: { req: Request; url: URL },
): string | null {
  return req.method === "POST" ? null : url.searchParams.get(DONE);
}

/** Returns the path and query of a page, which say what was done no more. */
export function pageAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(DONE);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
