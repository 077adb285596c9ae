import {
  FormScreen,
  type FormScreenContext,
} from "@/components/panel/FormScreen.tsx";
import { AttentionPanel, NoticePanel } from "@/components/ui/Panel.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { CONFIRM_FORM, COUNT_FORM, ERASE_FORM } from "@/lib/erasure/forms.ts";
import { type FoundParcel, MAX_PARCELS } from "@/lib/erasure/schema.ts";
import type { Found } from "@/lib/erasure/screen.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { ErasureCounts } from "./Erasure.tsx";

interface FoundProps {
  ctx: PanelContext;
  found: Found;
}

/** What would be erased, with the button that erases it, or as long as not everything is counted with one that continues. */
export function FoundScreen(
  { ctx, found }: { ctx: FormScreenContext; found: Found },
) {
  const { t } = ctx.state;
  const isWhole = found.preview.next_cursor === null;
  return (
    <FormScreen
      ctx={ctx}
      form={isWhole ? CONFIRM_FORM : COUNT_FORM}
      data={{ ...ctx.data, values: found.values }}
      title={t("control.erase.title")}
      lead={t("control.erase.rules")}
      cancel={ctx.url.pathname}
      before={<FoundRecords ctx={ctx} found={found} />}
    />
  );
}

/** The numbers, and the parcels with ticks. */
function FoundRecords({ ctx, found }: FoundProps) {
  const { t } = ctx.state;
  const { preview } = found;
  const isWhole = preview.next_cursor === null;
  return (
    <div class="card job-card erase-part">
      {isWhole
        ? <AttentionPanel texts={[t("control.erase.found")]} isFirst />
        : <NoticePanel texts={[t("control.erase.soFar")]} isFirst />}
      <ErasureCounts ctx={ctx} counts={preview} />
      {isWhole && <Parcels ctx={ctx} found={found} />}
    </div>
  );
}

function Parcels({ ctx, found: { preview, ticked } }: FoundProps) {
  const { t } = ctx.state;
  const { parcels, found_parcels } = preview;
  if (found_parcels.length === 0) return null;
  const isAll = parcels === found_parcels.length;
  return (
    <fieldset class="form-section" aria-describedby="erase-ticks">
      <legend>{t("control.erase.ticks")}</legend>
      <p class="soft" id="erase-ticks">
        {isAll
          ? t("control.erase.ticksHint")
          : t("control.erase.first", { count: MAX_PARCELS })}
      </p>
      <div>
        {found_parcels.map((parcel) => (
          <ParcelTick
            key={parcel.id}
            parcel={parcel}
            isTicked={isAll ? ticked.has(parcel.id) : null}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A parcel with its persons; `isTicked` is null if it cannot be left out. */
function ParcelTick(
  { parcel, isTicked }: { parcel: FoundParcel; isTicked: boolean | null },
) {
  const { id, tracking_code, recipient_name, sender_name } = parcel;
  const names = [recipient_name, sender_name].filter(Boolean).join(" · ");
  return (
    <label class="radio-choice">
      {isTicked !== null && (
        <input
          type="checkbox"
          form={ERASE_FORM.id}
          name="ticked"
          value={id}
          checked={isTicked}
        />
      )}
      <span>
        <bdi class="code" dir="ltr" {...UNTRANSLATED}>{tracking_code}</bdi>{" "}
        <bdi class="soft">{names}</bdi>
      </span>
    </label>
  );
}
