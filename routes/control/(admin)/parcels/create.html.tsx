import { page } from "fresh";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { ParcelScreen } from "@/components/control/parcels/ParcelScreen.tsx";
import { define } from "@/lib/site/define.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { generateTrackingCode } from "@/lib/parcels/tracking_code.ts";
import { formValues, postedValues } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { PARCEL_CREATE_FORM } from "@/lib/parcels/forms.ts";
import { PARCEL_LIST } from "@/lib/parcels/screen.ts";
import { formPost } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { parcelCreateForm } from "@/lib/parcels/schema.ts";

export const handler = define.handlers<FormState>({
  GET() {
    const first = {
      tracking_code: generateTrackingCode(),
      request_id: crypto.randomUUID(),
    };
    const values = formValues(PARCEL_CREATE_FORM, first);
    return page({ values, problems: [] });
  },

  POST: formPost(
    parcelCreateForm,
    async ({ request_id, ...input }, { state }) => {
      const { tracking_code } = await createParcel(state.kv, input, {
        requestKey: request_id,
      });
      const query = new URLSearchParams({ created: tracking_code });
      return seeOther(`${PARCEL_LIST}?${query}`);
    },
    { values: (posted) => postedValues(PARCEL_CREATE_FORM, posted) },
  ),
});

/** A new parcel (spec section 2). */
export default define.page<typeof handler>(
  async function CreateParcel({ data, state, url }) {
    const { kv, t, locale, theme } = state;
    const settings = await getSettings(kv);
    const title = t("control.parcels.add");
    return (
      <ParcelScreen
        {...{ t, locale, theme, settings }}
        url={url.pathname}
        title={formTitle(t, title, data)}
        crumbs={[{ text: title }]}
      >
        <ScreenForm
          {...{ t, locale, title, form: PARCEL_CREATE_FORM, state: data }}
          lead={t("control.parcels.createLead")}
          cancel={PARCEL_LIST}
        />
      </ParcelScreen>
    );
  },
);
