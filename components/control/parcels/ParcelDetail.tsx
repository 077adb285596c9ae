import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import CopyButton from "@/islands/CopyButton.tsx";
import ParcelMap from "@/islands/ParcelMap.tsx";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { mapLabels } from "@/lib/parcels/labels.ts";
import { mapPlaces, type TileSource } from "@/lib/parcels/places.ts";
import { parcelPath } from "@/lib/parcels/paths.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import type { AdminParcel } from "@/lib/parcels/schema.ts";
import { ActivityRow } from "./ActivityRow.tsx";
import { ParcelFacts } from "./ParcelFacts.tsx";
import { ParcelPhoto } from "./ParcelPhoto.tsx";
import { PresentState } from "./PresentState.tsx";

interface ParcelDetailProps {
  ctx: PanelContext;
  parcel: AdminParcel;
  tiles: TileSource;
}

/** The screens that change a parcel, below its own (spec section 2). */
const CHANGES: { below: string; icon: IconName; text: MessageKey }[] = [
  { below: "/update", icon: "edit", text: "control.parcels.update" },
  { below: "/activities", icon: "history", text: "control.parcels.history" },
  { below: "/update-map", icon: "map", text: "control.parcels.map" },
  { below: "/update-image", icon: "image", text: "control.parcels.image" },
];

/** So many entries of the history are shown here. */
const NEWEST = 3;

/** Everything about one parcel: what can be done, where it is, its newest history, its photo and all of its fields. */
export function ParcelDetail(props: ParcelDetailProps) {
  const { ctx, parcel } = props;
  const { t, locale } = ctx.state;
  return (
    <>
      <Head {...props} />
      <div class="parcel-columns">
        <div class="parcel-main">
          <Newest {...props} />
          <Places {...props} />
        </div>
        <div class="parcel-side">
          <PublicLink {...props} />
          <Letters {...props} />
          <section aria-labelledby="photo">
            <h2 id="photo">{t("tracking.image")}</h2>
            <ParcelPhoto
              {...{ t, image: parcel.image, caption: t("tracking.imageAlt") }}
            />
          </section>
        </div>
        <div class="parcel-all">
          <section aria-labelledby="fields">
            <h2 id="fields">{t("control.parcels.details")}</h2>
            <ParcelFacts {...{ t, locale, parcel }} />
          </section>
          <p>
            <a
              class="button button-quiet parcel-delete"
              href={parcelPath(parcel.tracking_code, "?delete")}
            >
              <Icon name="delete" />
              {t("control.parcels.delete")}
            </a>
          </p>
        </div>
      </div>
    </>
  );
}

/** The way to what is written about a parcel: a mail to its recipient, and an invoice. */
function Letters({ ctx: { state: { t } }, parcel }: ParcelDetailProps) {
  const code = encodeURIComponent(parcel.tracking_code);
  return (
    <div class="form-actions">
      {parcel.recipient_email !== null && (
        <a
          class="button button-quiet button-small"
          href={`/control/email/send.html?parcel=${code}`}
        >
          <Icon name="mail" />
          {t("control.email.title")}
        </a>
      )}
      <a
        class="button button-quiet button-small"
        href={`/control/invoice/create.html?product=${code}`}
      >
        <Icon name="receipt_long" />
        {t("control.invoices.add")}
      </a>
    </div>
  );
}

function Head({ ctx: { state: { t } }, parcel }: ParcelDetailProps) {
  const path = parcelPath(parcel.tracking_code);
  return (
    <div class="parcel-head">
      <div class="control-head">
        <h1>
          <bdi class="code" dir="ltr" {...UNTRANSLATED}>
            {parcel.tracking_code}
          </bdi>
        </h1>
        <p class="soft">
          <bdi {...UNTRANSLATED}>{parcel.recipient_name}</bdi>
          {(parcel.status || parcel.current_location) && " · "}
          <PresentState t={t} parcel={parcel} />
        </p>
      </div>
      <div class="parcel-actions">
        <a class="button button-primary" href={`${path}/post`}>
          <Icon name="add" />
          {t("control.parcels.post")}
        </a>
        {CHANGES.map(({ below, icon, text }) => (
          <a key={below} class="button button-quiet" href={path + below}>
            <Icon name={icon} />
            {t(text)}
          </a>
        ))}
      </div>
    </div>
  );
}

/** The map, when the parcel shows one. */
function Places({ ctx, parcel, tiles }: ParcelDetailProps) {
  const labels = mapLabels(ctx.state.t);
  const places = mapPlaces(parcel, labels);
  if (parcel.show_map !== "yes") return null;
  return <ParcelMap {...{ places, labels, tiles }} zoom={parcel.map_zoom} />;
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

function Newest({ ctx, parcel }: ParcelDetailProps) {
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
                {...{ ctx, activity }}
                href={parcelPath(tracking_code, `/activities/${activity.id}`)}
              />
            ))}
          </ul>
        )}
    </section>
  );
}
