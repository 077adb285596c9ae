import { page } from "fresh";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { ParcelScreen } from "@/components/control/parcels/ParcelScreen.tsx";
import { define } from "@/lib/site/define.ts";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { requireBounds } from "@/lib/forms/bounds.ts";
import { postedValues } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { parcelForm } from "@/lib/parcels/forms.ts";
import { seenBy, seenValues } from "@/lib/forms/seen.ts";
import {
  parcelGet,
  parcelOf,
  parcelPath,
  shownParcel,
} from "@/lib/parcels/screen.ts";
import { formPost } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { parcelForm as parcelInput } from "@/lib/parcels/schema.ts";

export const handler = define.handlers<FormState>({
  GET: parcelGet((parcel, { state }) => {
    const values = seenValues(parcelForm(state.kv.now()), parcel);
    return page({ values, problems: [] });
  }),

  POST: formPost(parcelInput, async ({ seen, ...input }, ctx) => {
    const before = await parcelOf(ctx);
    const { kv } = ctx.state;
    const form = parcelForm(kv.now());
    requireBounds(form, input, before);
    const changes = { id: before.id, ...input };
    const { parcel, changed } = await updateParcel(kv, changes, {
      seen: seenBy(form, seen),
    });
    const query = changed ? "?updated" : "?unchanged";
    return seeOther(parcelPath(parcel.tracking_code, query));
  }, {
    values: (posted, { state }) =>
      postedValues(parcelForm(state.kv.now()), posted),
  }),
});

/** All that can be edited of a parcel, but its map and photo (spec sections 2 and 5). */
export default define.page<typeof handler>(async function UpdateParcel(ctx) {
  const { data, state, url } = ctx;
  const { kv, t, locale, theme } = state;
  const [settings, parcel] = await Promise.all([
    getSettings(kv),
    shownParcel(ctx),
  ]);
  const { tracking_code } = parcel;
  const title = t("control.parcels.update");
  const path = parcelPath(tracking_code);
  return (
    <ParcelScreen
      {...{ t, locale, theme, settings }}
      url={url.pathname}
      title={formTitle(t, `${title} ${tracking_code}`, data)}
      crumbs={[{ text: tracking_code, href: path }, { text: title }]}
    >
      <ScreenForm
        {...{ t, locale, title, state: data, code: tracking_code }}
        form={parcelForm(kv.now())}
        cancel={path}
      />
    </ParcelScreen>
  );
});
