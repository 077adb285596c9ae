import { searchInvoices } from "@/lib/invoices/invoices.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Finds the administrator's invoices by words (decision 11). */
export const handler = {
  POST: endpoint(
    "POST /api/invoices/search",
    (query, { state }) => searchInvoices(state.kv, query),
  ),
};
