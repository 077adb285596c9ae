import { isStale, MANIFEST } from "../fresh/stale.ts";
import { type Finding, fine, warning } from "./examine.ts";
import { isThere } from "./operator.ts";

/** Checks the build of the project at `root`: a server that may not write there needs one. */
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
