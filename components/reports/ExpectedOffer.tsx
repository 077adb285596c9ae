import { SubmitButton } from "@/components/ui/Button.tsx";
import { formatDeliveryDate } from "@/lib/dates.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import type { ExpectedDays } from "@/lib/reports/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface ExpectedOfferProps {
  ctx: PanelContext;
  parcel: Pick<Parcel, "tracking_code" | "version">;
  /** Null if there is nothing to offer. */
  expected: ExpectedDays | null;
  /** Whether another form on the page may hold typed text, so that the button opens the parcel in another tab. */
  keepsPage?: boolean;
}

/** Offers expected days for a parcel without any, and shows the data behind them. A button sets both days. */
export function ExpectedOffer(props: ExpectedOfferProps) {
  const { ctx: { state: { t, locale } }, parcel, expected } = props;
  if (expected === null) return null;
  const {
    min_expected_delivery_date: min,
    max_expected_delivery_date: max,
    ...experience
  } = expected;
  const days = formatDeliveryDate(min, max, locale.formatTag)!;
  return (
    <form
      class="expected-offer"
      method="post"
      action={parcelPath(parcel.tracking_code, "/expect")}
      target={props.keepsPage ? "_blank" : undefined}
      aria-label={t("control.expected.title")}
    >
      <input type="hidden" name="version" value={parcel.version} />
      <input type="hidden" name="min_expected_delivery_date" value={min} />
      <input type="hidden" name="max_expected_delivery_date" value={max} />
      <p>
        <strong>{t("control.expected.title")}</strong>
        <span class="soft">
          {t("control.expected.text", {
            service: experience.shipped_via,
            min: experience.min_days,
            max: experience.max_days,
            count: experience.parcels,
          })}
        </span>
      </p>
      <SubmitButton isSmall icon="schedule">
        {t("control.expected.use", { days })}
      </SubmitButton>
    </form>
  );
}
