import { define } from "@/lib/site/define.ts";
import { deleteParcelImage } from "@/lib/parcels/photos.ts";
import { parcelPath } from "@/lib/parcels/paths.ts";
import { parcelOf } from "@/lib/parcels/screen.ts";
import { flash, seeOther } from "@/lib/http/redirect.ts";

/** Takes away the photo of a parcel, after the question of Update Image's `?delete` (decision 30). */
export const handler = define.handlers({
  // The sign-in leads here when the session had ended.
  async GET(ctx) {
    const { tracking_code } = await parcelOf(ctx);
    return seeOther(parcelPath(tracking_code, "/update-image?delete"));
  },

  async POST(ctx) {
    const { id, tracking_code } = await parcelOf(ctx);
    await deleteParcelImage(ctx.state.kv, id);
    return flash(parcelPath(tracking_code), "updated");
  },
});
