import { define } from "@/lib/define.ts";
import { endSession } from "@/lib/http/session.ts";

/** Signs the administrator out by a form, without JavaScript (decisions 21 and 45). */
export const handler = define.handlers({
  async POST(ctx) {
    const headers = {
      location: "/control/signin.html",
      "set-cookie": await endSession(ctx),
    };
    return new Response(null, { status: 303, headers });
  },
});
