import { readForm } from "@/lib/http/body.ts";
import { flash, seeOther } from "@/lib/forms/post.ts";
import { requireParcel } from "@/lib/parcels/screen.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import { setExpected } from "@/lib/reports/expected.ts";
import { offeredDays } from "@/lib/reports/schema.ts";
import { define } from "@/lib/site/define.ts";
import { parse } from "@/lib/fields/parse.ts";

/** Sets the offered expected days. */
export const handler = define.handlers({
  // After a session has ended, the sign-in redirects here.
  GET(ctx) {
    return seeOther(parcelPath(requireParcel(ctx).tracking_code));
  },

  async POST(ctx) {
    const { id, tracking_code: code } = requireParcel(ctx);
    const days = parse(offeredDays, await readForm(ctx));
    await setExpected(ctx.state.kv, { id, ...days });
    return flash(parcelPath(code), "updated");
  },
});
