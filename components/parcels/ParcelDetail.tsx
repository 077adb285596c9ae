import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import CopyButton from "@/islands/CopyButton.tsx";
import ParcelMap from "@/islands/ParcelMap.tsx";
import { mapLabels } from "@/lib/tracking/labels.ts";
import { mapPlaces, type TileSource } from "@/lib/tracking/places.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { AdminParcel } from "@/lib/parcels/schema.ts";
import {
  ActivityRow,
  type Makers,
} from "@/components/parcel_lists/ParcelRows.tsx";
import { ExpectedOffer } from "@/components/reports/ExpectedOffer.tsx";
import type { ExpectedDays } from "@/lib/reports/schema.ts";
import { ParcelHead, ParcelLinks } from "./ParcelHead.tsx";
import { ParcelPhoto } from "./ParcelPhoto.tsx";
import { fieldValue } from "@/components/panel/field_value.ts";
import { Breakable } from "@/components/ui/Breakable.tsx";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { parcelFields } from "@/lib/parcels/fields.ts";

export interface ParcelDetailProps {
  ctx: PanelContext;
  parcel: AdminParcel;
  /** The creators of its history entries, by id. */
  makers: Makers;
  /** The expected days to offer, or null. */
  expected: ExpectedDays | null;
  tiles: TileSource;
}

/** The number of history entries to show. */
const NEWEST = 3;

/** A parcel with its actions, latest history, map, photo and all fields. */
export function ParcelDetail(props: ParcelDetailProps) {
  const { ctx: { state: { t } }, parcel } = props;
  return (
    <>
      <ParcelHead {...props} />
      <div class="parcel-columns">
        <div class="parcel-main">
          <ExpectedOffer {...props} />
          <Newest {...props} />
          <Places {...props} />
        </div>
        <div class="parcel-side">
          <PublicLink {...props} />
          <ParcelLinks {...props} />
          <section aria-labelledby="photo">
            <h2 id="photo">{t("tracking.image")}</h2>
            <ParcelPhoto
              t={t}
              image={parcel.image}
              caption={t("tracking.imageAlt")}
            />
          </section>
        </div>
        <div class="parcel-all">
          <section aria-labelledby="fields">
            <h2 id="fields">{t("control.parcels.details")}</h2>
            <ParcelFacts {...props} />
          </section>
          <form method="post">
            <input type="hidden" name="id" value={parcel.id} />
            <button type="submit" class="button button-quiet parcel-delete">
              <Icon name="delete" />
              {t("control.parcels.delete")}
            </button>
          </form>
        </div>
      </div>
    </>
  );
}

/** The map, if the parcel shows one. */
function Places({ ctx, parcel, tiles }: ParcelDetailProps) {
  const labels = mapLabels(ctx.state.t);
  const places = mapPlaces(parcel, labels);
  if (parcel.show_map !== "yes") return null;
  return (
    <ParcelMap
      places={places}
      labels={labels}
      tiles={tiles}
      zoom={parcel.map_zoom}
    />
  );
}

function PublicLink({ ctx, parcel }: ParcelDetailProps) {
  const { t, origin } = ctx.state;
  const query = new URLSearchParams({ code: parcel.tracking_code });
  const path = `/track.html?${query}`;
  return (
    <section aria-labelledby="public">
      <h2 id="public">{t("control.parcels.public")}</h2>
      <p class="parcel-link">
        <a href={path} dir="ltr" {...UNTRANSLATED}>{path}</a>
      </p>
      <CopyButton
        text={origin + path}
        label={t("control.parcels.copyLink")}
        copied={t("tracking.copied")}
      />
    </section>
  );
}

function Newest({ ctx, parcel, makers }: ParcelDetailProps) {
  const { t } = ctx.state;
  const { tracking_code, history } = parcel;
  return (
    <section aria-labelledby="newest">
      <h2 id="newest">{t("control.parcels.newest")}</h2>
      {history.length === 0
        ? <p class="soft">{t("control.activities.empty")}</p>
        : (
          <ul class="records">
            {history.slice(0, NEWEST).map((activity) => (
              <ActivityRow
                key={activity.id}
                ctx={ctx}
                activity={activity}
                maker={makers.get(activity.id)}
                href={parcelPath(tracking_code, `/activities/${activity.id}`)}
              />
            ))}
          </ul>
        )}
    </section>
  );
}

type Field = keyof typeof parcelFields;

/** The fields of a parcel except photo and history, in the order of spec section 3. */
const FIELDS = Object.keys(parcelFields) as Field[];

/** The fields of a parcel, including private ones, and the names of unset fields. */
function ParcelFacts(
  { ctx: { state }, parcel }: Pick<ParcelDetailProps, "ctx" | "parcel">,
) {
  const { t, locale } = state;
  const unset = FIELDS.filter((field) => parcel[field] === null);
  return (
    <div class="parcel-facts">
      <table>
        <tbody>
          {FIELDS.filter((field) => parcel[field] !== null).map((field) => (
            <tr key={field}>
              <th scope="row">{fieldTitle(t, locale, field)}</th>
              <td>
                <bdi {...UNTRANSLATED}>
                  <Breakable
                    name={fieldValue(state, field, parcel[field])}
                    after="@"
                  />
                </bdi>
              </td>
            </tr>
          ))}
          {unset.length > 0 && (
            <tr class="soft">
              <th scope="row">{t("tracking.unset")}</th>
              <td>
                {unset.map((field) => fieldTitle(t, locale, field)).join(" · ")}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
