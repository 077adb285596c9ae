import { define } from "@/lib/define.ts";
import { readForm } from "@/lib/http/body.ts";
import { isOwnPath } from "@/lib/http/next_path.ts";
import { preferenceCookies } from "@/lib/http/preference_cookies.ts";

/** Keeps the visitor's choice of language or theme and goes back to where it was made (decisions 38, 39 and 45). */
export const handler = define.handlers({
  async POST(ctx) {
    const { lang, theme, back = "/" } = await readForm(ctx.req);
    const location = isOwnPath(back) ? back : "/";
    const response = new Response(null, { status: 303, headers: { location } });
    for (const cookie of preferenceCookies({ lang, theme }, ctx.state.secure)) {
      response.headers.append("set-cookie", cookie);
    }
    return response;
  },
});
