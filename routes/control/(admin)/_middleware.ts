import { define } from "@/lib/define.ts";
import { signInAddress } from "@/lib/http/next_path.ts";

/** A second lock: pages of this folder stay shut to visitors, whatever the access table says (spec section 6). */
export default define.middleware((ctx) => {
  if (ctx.state.admin !== null) return ctx.next();
  return ctx.redirect(signInAddress(ctx.url), 303);
});
