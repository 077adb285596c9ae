import { define } from "@/lib/site/define.ts";
import { allowOwnFrames } from "@/lib/http/headers.ts";

/** The screen shows the templates of mails in frames. */
export default define.middleware(async (ctx) => {
  const response = await ctx.next();
  allowOwnFrames(response.headers, ctx.state.secure);
  return response;
});
