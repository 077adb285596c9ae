import { formatDay } from "@/lib/parcels/format.ts";
import { Breakable } from "@/components/ui/Breakable.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { type Parcel, parcelFields } from "@/lib/parcels/schema.ts";
import { shownStatus } from "./shown_status.ts";

interface ParcelFactsProps {
  t: Translate;
  locale: Locale;
  parcel: Parcel;
}

/** Every field of a parcel that the office knows, but its photo and history, in the order of spec section 3. */
const FIELDS = Object.keys(parcelFields) as Field[];

type Field = keyof typeof parcelFields;

/** Everything that is known of a parcel, private fields included, and which fields are not set (decision 12). */
export function ParcelFacts({ t, locale, parcel }: ParcelFactsProps) {
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
                    name={shownValue(parcel, field, t, locale)}
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

function shownValue(
  parcel: Parcel,
  field: Field,
  t: Translate,
  { formatTag }: Locale,
): string {
  const value = String(parcel[field]);
  switch (field) {
    case "status":
      return shownStatus(t, value);
    case "show_map":
      return t(`choice.${parcel[field]}`);
    case "min_expected_delivery_date":
    case "max_expected_delivery_date":
      // A day has no time zone: it is read and written as the same one.
      return formatDay(value, formatTag, "UTC");
    default:
      return value;
  }
}
