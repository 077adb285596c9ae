import { page } from "fresh";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { ParcelScreen } from "@/components/control/parcels/ParcelScreen.tsx";
import { mapLabels } from "@/components/parcels/labels.ts";
import MapEditor from "@/islands/MapEditor.tsx";
import { define } from "@/lib/define.ts";
import { updateParcel } from "@/lib/domain/parcels.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { postedValues } from "@/lib/forms/description.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { PARCEL_MAP_FORM } from "@/lib/forms/parcel_forms.ts";
import { seenBy, seenValues } from "@/lib/forms/seen.ts";
import {
  parcelGet,
  parcelOf,
  parcelPath,
  shownParcel,
} from "@/lib/http/control/parcel_screen.ts";
import { formPost } from "@/lib/http/forms/form.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { tileSource } from "@/lib/http/tile_source.ts";
import { parcelMapForm } from "@/lib/schemas/parcels.ts";

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
