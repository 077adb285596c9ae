import { fieldValue } from "@/components/panel/field_value.ts";
import { Breakable } from "@/components/ui/Breakable.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { parcelFields } from "@/lib/parcels/fields.ts";
import type { ParcelDetailProps } from "./ParcelDetail.tsx";

type Field = keyof typeof parcelFields;

/** The fields of a parcel without photo and history, in the order of spec section 3. */
const FIELDS = Object.keys(parcelFields) as Field[];

/** The fields of a parcel, private ones included, and the names of unset ones. */
export function ParcelFacts(
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
