import { define } from "@/lib/site/define.ts";
import { parseQuery } from "@/lib/http/query.ts";
import { nothing } from "@/lib/fields/fields.ts";

/** Returns the OpenAPI document, without the envelope. */
export const handler = define.handlers({
  async GET({ url }) {
    parseQuery(url, nothing);
    const { OPENAPI } = await import("@/lib/site/openapi.ts");
    return Response.json(OPENAPI);
  },
});
