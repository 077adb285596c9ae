import { Breakable } from "@/components/ui/Breakable.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Parcel } from "@/lib/schemas/records.ts";

interface ParcelFactsProps {
  t: Translate;
  locale: Locale;
  parcel: Parcel;
}

/** Every field of a parcel but its history, in the order of spec section 3. */
const FIELDS = [
  "id",
  "tracking_code",
  "destination",
  "recipient_name",
  "recipient_email",
  "recipient_phone_number",
  "current_location",
  "status",
  "weight",
  "shipped_via",
  "sender_name",
  "sender_email",
  "pickup_location",
  "parcel_content",
  "declared_value",
  "min_expected_delivery_date",
  "max_expected_delivery_date",
  "image",
  "show_map",
  "map_zoom",
  "map_current_latitude",
  "map_current_longitude",
  "map_pickup_latitude",
  "map_pickup_longitude",
  "map_destination_latitude",
  "map_destination_longitude",
] as const satisfies (keyof Parcel)[];

/** All fields of a parcel as they are stored, private ones too, each with the name that programs know it by (decision 12). */
export function ParcelFacts({ t, locale, parcel }: ParcelFactsProps) {
  return (
    <table class="parcel-facts">
      <tbody>
        {FIELDS.map((field) => (
          <tr key={field}>
            <th scope="row">
              {fieldTitle(t, locale, field)}
              <code {...UNTRANSLATED}>
                <Breakable name={field} after="_" />
              </code>
            </th>
            <td>
              {parcel[field] === null
                ? <span class="soft">{t("tracking.unset")}</span>
                : (
                  <bdi {...UNTRANSLATED}>
                    <Breakable name={String(parcel[field])} after="@" />
                  </bdi>
                )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
