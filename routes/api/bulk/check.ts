import { checkCodes } from "@/lib/bulk/screen.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Checks a pasted list of codes for the form of a bulk update. */
export const handler = {
  POST: endpoint(
    "POST /api/bulk/check",
    ({ codes }, { state }) => checkCodes(state, codes),
  ),
};
