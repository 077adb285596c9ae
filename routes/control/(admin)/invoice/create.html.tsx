import { page } from "fresh";
import { Screen } from "@/components/control/Screen.tsx";
import { ScreenForm } from "@/components/control/ScreenForm.tsx";
import { define } from "@/lib/site/define.ts";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { findParcelId } from "@/lib/parcels/parcels.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { invalid } from "@/lib/errors.ts";
import { type FormState, formTitle } from "@/lib/forms/form_state.ts";
import { INVOICE_FORM } from "@/lib/invoices/forms.ts";
import { formPost } from "@/lib/forms/post.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { invoiceForm } from "@/lib/invoices/schema.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";

const LIST = "/control/invoices/list.html";

export const handler = define.handlers<FormState>({
  GET({ url }) {
    const product = url.searchParams.get("product") ?? "";
    const request_id = crypto.randomUUID();
    return page({ values: { product, request_id }, problems: [] });
  },

  POST: formPost(
    invoiceForm,
    async ({ product, confirmed, request_id }, { state: { kv } }) => {
      if (product !== confirmed) await requireParcelOfCode(kv, product);
      const { url } = await createInvoice(kv, { product }, {
        requestKey: request_id,
      });
      return seeOther(url);
    },
    {
      values: ({ product = "", request_id = "" }) => ({ product, request_id }),
    },
  ),
});

/** Throws 422 for what reads as the code of a parcel and is none: an invoice about a slip of the finger would stay (decision 29). */
async function requireParcelOfCode(kv: Kv, product: string): Promise<void> {
  const isCode = /\d/.test(product) && !/\s/.test(product) &&
    normalizeTrackingCode(product) !== null;
  if (!isCode || await findParcelId(kv, product) !== null) return;
  const params = { code: product };
  throw invalid({ key: "invalid.noParcel", field: "product", params });
}

export default define.page<typeof handler>(
  async function CreateInvoice({ data, state, url }) {
    const { kv, t, locale, theme } = state;
    const settings = await getSettings(kv);
    const title = t("control.invoices.add");
    return (
      <Screen
        {...{ t, locale, theme, settings }}
        title={formTitle(t, title, data)}
        url={url.pathname}
        crumbs={[{ text: t("control.invoices.title"), href: LIST }, {
          text: title,
        }]}
      >
        <ScreenForm
          {...{ t, locale, title, form: INVOICE_FORM, state: data }}
          lead={t("control.invoices.createLead")}
          cancel={LIST}
        />
      </Screen>
    );
  },
);
