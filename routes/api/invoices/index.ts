import { createInvoice, listInvoices } from "@/lib/invoices/invoices.ts";
import { endpoint, requestKey, storeEndpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Lists and creates invoices. They never change. */
export const handler = {
  GET: storeEndpoint("GET /api/invoices", listInvoices),
  POST: endpoint("POST /api/invoices", async (input, ctx) => {
    const invoice = await createInvoice(ctx.state.kv, input, requestKey(ctx));
    return reply(invoice, { message: "message.invoiceCreated" });
  }),
};
