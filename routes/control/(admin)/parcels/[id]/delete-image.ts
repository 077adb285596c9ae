import { define } from "@/lib/site/define.ts";
import { deleteParcelImage } from "@/lib/parcels/photos.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import { requireParcel } from "@/lib/parcels/screen.ts";
import { flash, seeOther } from "@/lib/forms/post.ts";

/** Removes the photo of a parcel. The `?delete` of Update Image asks for confirmation first. */
export const handler = define.handlers({
  // After a session has ended, the sign-in redirects here.
  GET(ctx) {
    const { tracking_code } = requireParcel(ctx);
    return seeOther(parcelPath(tracking_code, "/update-image?delete"));
  },

  async POST(ctx) {
    const { id, tracking_code } = requireParcel(ctx);
    await deleteParcelImage(ctx.state.kv, id);
    return flash(parcelPath(tracking_code), "updated");
  },
});
