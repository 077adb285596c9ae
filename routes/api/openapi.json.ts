import { define } from "@/lib/define.ts";
import { parseQuery } from "@/lib/http/query.ts";
import { nothing } from "@/lib/schemas/fields.ts";

/** The description of the API, bare of the envelope. */
export const handler = define.handlers({
  async GET({ url }) {
    parseQuery(url, nothing);
    const { OPENAPI } = await import("@/lib/http/api/openapi.ts");
    return Response.json(OPENAPI);
  },
});
