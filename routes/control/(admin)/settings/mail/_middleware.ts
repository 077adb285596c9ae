import { define } from "@/lib/site/define.ts";
import { allowOwnFrames } from "@/lib/http/headers.ts";

/** Allows frames from the same origin: the screen shows mail templates in them. */
export default define.middleware(async (ctx) => {
  const response = await ctx.next();
  allowOwnFrames(response.headers, ctx.state.secure);
  return response;
});
