import { FormScreen } from "@/components/control/FormScreen.tsx";
import { TILES } from "@/components/control/screens.ts";
import { definePanel } from "@/lib/site/define.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { generateTrackingCode } from "@/lib/parcels/tracking_code.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { PARCEL_CREATE_FORM } from "@/lib/parcels/forms.ts";
import { formPost, showForm } from "@/lib/forms/post.ts";
import { flash } from "@/lib/http/redirect.ts";
import { parcelCreateForm } from "@/lib/parcels/schema.ts";

export const handler = definePanel.handlers<FormState>({
  GET: () =>
    showForm({
      tracking_code: generateTrackingCode(),
      request_id: crypto.randomUUID(),
    }),

  POST: formPost(
    parcelCreateForm,
    async ({ request_id, ...input }, { state: { kv } }) => {
      const options = { requestKey: request_id };
      const { tracking_code } = await createParcel(kv, input, options);
      const about = { code: tracking_code };
      return flash(TILES.parcels.href, "created", { about });
    },
  ),
});

/** A new parcel (spec section 2). */
export default definePanel.page<typeof handler>(function CreateParcel(ctx) {
  const { t } = ctx.state;
  return (
    <FormScreen
      {...{ ctx, data: ctx.data, form: PARCEL_CREATE_FORM }}
      title={t("control.parcels.add")}
      lead={t("control.parcels.createLead")}
      under={TILES.parcels}
      cancel={TILES.parcels.href}
    />
  );
});
