import type { ComponentChildren } from "preact";
import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import CopyButton from "@/islands/CopyButton.tsx";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { AdminParcel } from "@/lib/parcels/schema.ts";
import { ActivityRow } from "./ActivityRow.tsx";
import { ParcelFacts } from "./ParcelFacts.tsx";
import { ParcelPhoto } from "./ParcelPhoto.tsx";
import { PresentState } from "./PresentState.tsx";

interface ParcelDetailProps {
  t: Translate;
  locale: Locale;
  parcel: AdminParcel;
  timeZone: string;
  /** Where the public link starts. */
  origin: string;
  /** The path of this screen. */
  path: string;
  /** The map, when the parcel shows one. */
  map: ComponentChildren;
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
  const { t, parcel, map, path } = props;
  return (
    <>
      <Head {...props} />
      <div class="parcel-columns">
        <div class="parcel-main">
          <Newest {...props} />
          {map}
        </div>
        <div class="parcel-side">
          <PublicLink {...props} />
          <Letters t={t} parcel={parcel} />
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
            <ParcelFacts t={t} locale={props.locale} parcel={parcel} />
          </section>
          <p>
            <a
              class="button button-quiet parcel-delete"
              href={`${path}?delete`}
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
function Letters({ t, parcel }: Pick<ParcelDetailProps, "t" | "parcel">) {
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

function Head({ t, parcel, path }: ParcelDetailProps) {
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

function PublicLink({ t, parcel, origin }: ParcelDetailProps) {
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

function Newest({ t, locale, parcel, timeZone, path }: ParcelDetailProps) {
  const { history } = parcel;
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
                {...{ t, locale, activity, timeZone }}
                href={`${path}/activities/${activity.id}`}
              />
            ))}
          </ul>
        )}
    </section>
  );
}
