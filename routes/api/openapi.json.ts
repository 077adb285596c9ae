import { define } from "@/lib/define.ts";

/** The description of the API, bare of the envelope. */
export const handler = define.handlers({
  async GET() {
    const { OPENAPI } = await import("@/lib/http/api/openapi.ts");
    return Response.json(OPENAPI);
  },
});
