import { CreateScreen } from "@/components/panel/FormScreen.tsx";
import { ParcelMade } from "@/components/parcels/ParcelMade.tsx";
import { listPath } from "@/components/panel/screens.ts";
import { flash, formHandlers } from "@/lib/forms/post.ts";
import { PARCEL_CREATE_FORM } from "@/lib/parcels/forms.ts";
import { createParcel, findParcel } from "@/lib/parcels/parcels.ts";
import { newParcelValues } from "@/lib/parcels/screen.ts";
import { ExpectedOffer } from "@/components/reports/ExpectedOffer.tsx";
import { offerExpected } from "@/lib/reports/expected.ts";
import { readStatusField, settleStatus } from "@/lib/statuses/question.ts";
import { definePanel } from "@/lib/site/define.ts";
import { parcelWidgets } from "@/components/parcels/widgets.tsx";
import { readFlash } from "@/lib/forms/form_state.ts";

export const handler = formHandlers(
  PARCEL_CREATE_FORM.schema,
  async (posted, ctx, values) => {
    const { request_id, next, ...input } = posted;
    await settleStatus(ctx.state, input.status, values);
    const parcel = await createParcel(ctx.state.kv, input, {
      requestKey: request_id,
      entering: { aspects: ["status"] },
    });
    const about = { code: parcel.tracking_code };
    const path = next === "yes" ? ctx.url.pathname : listPath("parcels");
    return flash(path, "created", { about });
  },
  {
    first: ({ state: { kv }, url }) =>
      newParcelValues(kv, url.searchParams.get("copy")),
  },
);

/** The form of a new parcel. The URL may name the parcel that was just created, or one to copy. */
export default definePanel.page<typeof handler>(
  async function CreateParcel(ctx) {
    const { kv } = ctx.state;
    const code = readFlash(ctx) === "created"
      ? ctx.url.searchParams.get("code") ?? ""
      : "";
    const made = await findParcel(kv, code);
    const expected = made && await offerExpected(kv, made);
    const statuses = await readStatusField(ctx.state, ctx.data);
    return (
      <CreateScreen
        ctx={ctx}
        noun="parcels"
        form={PARCEL_CREATE_FORM}
        widgets={parcelWidgets(statuses)}
        before={made && (
          <ParcelMade ctx={ctx} code={made.tracking_code}>
            <ExpectedOffer
              ctx={ctx}
              expected={expected}
              parcel={made}
              keepsPage
            />
          </ParcelMade>
        )}
      />
    );
  },
);
