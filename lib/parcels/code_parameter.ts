/** Matches the names of the parameter with a code: mails write `&` as `&amp;`, and people change the case. */
const NAME = /^(?:amp;)*code$/i;

/** Reports whether a URL's query has a code parameter, even an empty one. */
export function hasCodeParameter(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => NAME.test(name));
}

/** Returns the text in a URL's code parameter; empty if there is none. */
export function codeParameter(query: URLSearchParams): string {
  return query.get("code") ?? query.get(otherNames(query)[0] ?? "") ?? "";
}

/** Replaces the code of a URL's query. */
export function setCodeParameter(query: URLSearchParams, code: string): void {
  for (const name of otherNames(query)) query.delete(name);
  query.set("code", code);
}

function otherNames(query: URLSearchParams): string[] {
  return [...query.keys()].filter((name) => NAME.test(name) && name !== "code");
}
