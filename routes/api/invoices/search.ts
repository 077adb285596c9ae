import { define } from "@/lib/define.ts";
import { searchInvoices } from "@/lib/domain/invoices.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";

/** Finds the administrator's invoices by words (decision 11). */
export const handler = define.handlers({
  POST: endpoint(
    "POST /api/invoices/search",
    (query, { state }) => searchInvoices(state.kv, query),
  ),
});
