import { searchInvoices } from "@/lib/invoices/invoices.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Finds invoices by words. */
export const handler = {
  POST: storeEndpoint("POST /api/invoices/search", searchInvoices),
};
