import { page } from "fresh";
import { DeleteConfirm } from "@/components/control/DeleteConfirm.tsx";
import { ParcelDetail } from "@/components/control/parcels/ParcelDetail.tsx";
import { ParcelScreen } from "@/components/control/parcels/ParcelScreen.tsx";
import { mapLabels } from "@/lib/parcels/labels.ts";
import { mapPlaces } from "@/lib/parcels/places.ts";
import { MessagePanel } from "@/components/ui/Panel.tsx";
import ParcelPlaces from "@/islands/ParcelPlaces.tsx";
import { define } from "@/lib/site/define.ts";
import { readStatusMark } from "@/lib/parcels/activities.ts";
import { listActivities } from "@/lib/parcels/history.ts";
import { deleteParcel } from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import {
  PARCEL_LIST,
  parcelGet,
  parcelOf,
  parcelPath,
} from "@/lib/parcels/screen.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { tileSource } from "@/lib/site/tile_source.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { AdminParcel } from "@/lib/parcels/schema.ts";

export const handler = define.handlers<AdminParcel>({
  GET: parcelGet(async (parcel, { state }) => {
    const history = await listActivities(state.kv, parcel.id);
    return page({ ...parcel, history });
  }),

  /** Deletes it, after the question of `?delete`. */
  async POST(ctx) {
    const { id } = await parcelOf(ctx);
    await deleteParcel(ctx.state.kv, id);
    return seeOther(`${PARCEL_LIST}?deleted`);
  },
});

/** Everything about one parcel (spec section 2). */
export default define.page<typeof handler>(
  async function ParcelPage({ data: parcel, state, url }) {
    const { kv, t, locale, theme, env, origin } = state;
    const settings = await getSettings(kv);
    const code = parcel.tracking_code;
    const labels = mapLabels(t);
    const places = mapPlaces(parcel, labels);
    const texts = [...news(url), ...await olderPost(kv, parcel.id, url)];
    return (
      <ParcelScreen
        {...{ t, locale, theme, settings }}
        url={url.pathname}
        title={code}
        crumbs={[{ text: code }]}
      >
        <MessagePanel texts={texts.map((key) => t(key))} />
        {url.searchParams.has("delete") && (
          <DeleteConfirm
            t={t}
            id={parcel.id}
            name={code}
            text={t("control.parcels.deleteText")}
            path={parcelPath(code)}
          />
        )}
        <ParcelDetail
          {...{ t, locale, parcel, origin }}
          timeZone={settings.time_zone}
          path={parcelPath(code)}
          map={parcel.show_map === "yes" && places.length > 0 && (
            <ParcelPlaces
              {...{ places, labels }}
              zoom={parcel.map_zoom}
              tiles={tileSource(env)}
            />
          )}
        />
      </ParcelScreen>
    );
  },
);

/** An update that was just posted may have left the status as it is. */
async function olderPost(
  kv: Kv,
  id: string,
  { searchParams }: URL,
): Promise<MessageKey[]> {
  const posted = searchParams.get("posted");
  if (!posted) return [];
  const mark = await readStatusMark(kv, id);
  return mark?.id === posted ? [] : ["control.parcels.postOlder"];
}

/** What has just been done elsewhere. */
function news({ searchParams }: URL): MessageKey[] {
  if (searchParams.has("updated")) return ["message.parcelUpdated"];
  if (searchParams.has("unchanged")) return ["message.nothingToUpdate"];
  if (searchParams.has("posted")) return ["message.activityCreated"];
  return [];
}
