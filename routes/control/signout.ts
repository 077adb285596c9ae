import { define } from "@/lib/site/define.ts";
import { endSession } from "@/lib/accounts/sessions.ts";
import { SIGN_IN } from "@/lib/accounts/next_path.ts";
import { seeOther } from "@/lib/forms/post.ts";

/** Signs the member out by a form post, which works without JavaScript. */
export const handler = define.handlers({
  async POST(ctx) {
    return seeOther(SIGN_IN, [await endSession(ctx)]);
  },
});
