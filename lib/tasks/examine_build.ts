import { isStale, MANIFEST } from "../fresh/stale.ts";
import { type Finding, fine, warning } from "./examine.ts";
import { isThere } from "./operator.ts";

/** Looks at what was built for browsers in the project at `root`: a server that may not write there starts with nothing else. */
export async function examineBuild(root: string): Promise<Finding> {
  if (!await isThere(`${root}/_fresh/${MANIFEST}`)) {
    return warning("There is no build yet: `deno task start` creates one");
  }
  return await isStale(root)
    ? warning(
      "The build is stale: run `deno task build`",
    )
    : fine("The build is up to date");
}
