import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { PresentState } from "@/components/parcel_lists/ParcelRows.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { formatNearMoment, toLocalDay } from "@/lib/dates.ts";
import { endedText } from "@/lib/statuses/stages.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import type { ParcelDetailProps } from "./ParcelDetail.tsx";

/** The screens that change a parcel. */
const CHANGES: { below: string; icon: IconName; text: MessageKey }[] = [
  { below: "/update", icon: "edit", text: "control.parcels.update" },
  { below: "/activities", icon: "history", text: "control.parcels.history" },
  { below: "/update-map", icon: "map", text: "control.parcels.map" },
  { below: "/update-image", icon: "image", text: "control.parcels.image" },
];

/** Code, recipient and state of a parcel, and links to the screens that change it. */
export function ParcelHead(
  { ctx, parcel }: Pick<ParcelDetailProps, "ctx" | "parcel">,
) {
  const { t } = ctx.state;
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
          <PresentState ctx={ctx} parcel={parcel} />
          <EndTime ctx={ctx} parcel={parcel} />
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
        <JournalLink
          ctx={ctx}
          about={{ record_id: parcel.id }}
          needs="parcels:read"
        />
      </div>
    </div>
  );
}

/** When a parcel was delivered, returned or cancelled. */
function EndTime({ ctx, parcel }: Pick<ParcelDetailProps, "ctx" | "parcel">) {
  const { kv, t, locale, statuses, settings } = ctx.state;
  const { time_zone: timeZone } = settings;
  const { ended_at, status } = parcel;
  if (ended_at === null) return null;
  const today = toLocalDay(kv.now(), timeZone);
  const moment = formatNearMoment(ended_at, locale.formatTag, {
    timeZone,
    today,
  });
  return (
    <>
      {" · "}
      {endedText(t, statuses.filedStageOf(status))}{" "}
      <time dateTime={ended_at}>{moment}</time>
    </>
  );
}

/** Links to write to the recipient, to create an invoice and to copy the parcel. */
export function ParcelLinks(
  { ctx: { state: { t } }, parcel }: Pick<ParcelDetailProps, "ctx" | "parcel">,
) {
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
      <a
        class="button button-quiet button-small"
        href={`/control/parcels/create.html?copy=${code}`}
      >
        <Icon name="content_copy" />
        {t("control.parcels.copy")}
      </a>
    </div>
  );
}
