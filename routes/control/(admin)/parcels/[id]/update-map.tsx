import { page } from "fresh";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { ParcelScreen } from "@/components/control/parcels/ParcelScreen.tsx";
import { mapLabels } from "@/lib/parcels/labels.ts";
import MapEditor from "@/islands/MapEditor.tsx";
import { define } from "@/lib/site/define.ts";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { postedValues } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { PARCEL_MAP_FORM } from "@/lib/parcels/forms.ts";
import { seenBy, seenValues } from "@/lib/forms/seen.ts";
import {
  parcelGet,
  parcelOf,
  parcelPath,
  shownParcel,
} from "@/lib/parcels/screen.ts";
import { formPost } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { tileSource } from "@/lib/site/tile_source.ts";
import { parcelMapForm } from "@/lib/parcels/schema.ts";

export const handler = define.handlers<FormState>({
  GET: parcelGet((parcel) =>
    page({ values: seenValues(PARCEL_MAP_FORM, parcel), problems: [] })
  ),

  POST: formPost(parcelMapForm, async ({ seen, ...input }, ctx) => {
    const { id } = await parcelOf(ctx);
    const { kv } = ctx.state;
    const { parcel, changed } = await updateParcel(kv, { id, ...input }, {
      seen: seenBy(PARCEL_MAP_FORM, seen),
    });
    const query = changed ? "?updated" : "?unchanged";
    return seeOther(parcelPath(parcel.tracking_code, query));
  }, { values: (posted) => postedValues(PARCEL_MAP_FORM, posted) }),
});

/** What the map of a parcel shows (spec section 2); its places by number or by hand. */
export default define.page<typeof handler>(async function UpdateMap(ctx) {
  const { data, state, url } = ctx;
  const { kv, t, locale, theme, env } = state;
  const [settings, parcel] = await Promise.all([
    getSettings(kv),
    shownParcel(ctx),
  ]);
  const { tracking_code } = parcel;
  const title = t("control.parcels.map");
  const path = parcelPath(tracking_code);
  return (
    <ParcelScreen
      {...{ t, locale, theme, settings }}
      url={url.pathname}
      title={formTitle(t, `${title} ${tracking_code}`, data)}
      crumbs={[{ text: tracking_code, href: path }, { text: title }]}
    >
      <div class="map-screen">
        <ScreenForm
          {...{ t, locale, title, state: data, code: tracking_code }}
          form={PARCEL_MAP_FORM}
          cancel={path}
          before={
            <MapEditor
              kinds={["current", "pickup", "destination"]}
              labels={{
                ...mapLabels(t),
                choose: t("control.mapEditor.choose"),
                hint: t("control.mapEditor.hint"),
              }}
              tiles={tileSource(env)}
            />
          }
        />
      </div>
    </ParcelScreen>
  );
});
