import { createScreen } from "@/components/control/FormScreen.tsx";
import { TILES } from "@/components/control/screens.ts";
import { formHandlers } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import { PARCEL_CREATE_FORM } from "@/lib/parcels/forms.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { parcelCreateForm } from "@/lib/parcels/schema.ts";
import { generateTrackingCode } from "@/lib/parcels/tracking_code.ts";

export const handler = formHandlers(
  parcelCreateForm,
  async ({ request_id, ...input }, { state: { kv } }) => {
    const options = { requestKey: request_id };
    const { tracking_code } = await createParcel(kv, input, options);
    const about = { code: tracking_code };
    return flash(TILES.parcels.href, "created", { about });
  },
  {
    first: () => ({
      tracking_code: generateTrackingCode(),
      request_id: crypto.randomUUID(),
    }),
  },
);

/** A new parcel (spec section 2). */
export default createScreen("parcels", PARCEL_CREATE_FORM);
