import { erasesFrom } from "@/lib/erasure/rules.ts";
import { listPage, searchPage } from "@/lib/fields/paging.ts";
import { list, search } from "@/lib/site/call.ts";
import { defineNoun, listEntry } from "@/lib/site/noun.ts";
import { form, screen } from "@/lib/site/rule.ts";
import { invoices } from "./invoices.ts";
import { invoice, invoiceCreate, type InvoiceWithIssuer } from "./schema.ts";

const answers = {
  invoice,
  invoices: listPage(invoice),
  foundInvoices: searchPage(invoice),
};

/** Declares invoices. */
export const invoicesNoun = defineNoun({
  name: "invoices",
  title: "control.invoices.title",
  counted: ["invoices"],
  erasure: {
    rules: {
      invoices: erasesFrom<InvoiceWithIssuer>(invoices, (invoice, person) => ({
        ...person.removedFrom(invoice),
        ...(person.is(invoice.recipient_email) && { recipient_email: null }),
      })),
    },
  },
  journal: ["invoices"],
  recordPath: ({ id }) => `/control/invoices/${id}`,
  rights: {
    "invoices:read": ["manager", "clerk"],
    "invoices:write": ["manager", "clerk"],
  },
  menu: [{
    ...listEntry("more", "invoices", "receipt_long"),
    // A new invoice is at /control/invoice/create.html.
    under: ["/control/invoice"],
  }],
  answers,
  calls: {
    "GET /api/invoices": list(
      "invoices:read",
      "List the invoices, newest first",
      answers.invoices,
    ),
    "POST /api/invoices": {
      summary:
        "Issue an invoice under the next number; a tracking code as the product copies that parcel",
      access: "invoices:write",
      input: invoiceCreate,
      output: answers.invoice,
      repeatable: true,
    },
    "POST /api/invoices/search": search(
      "invoices:read",
      "Search the invoices",
      answers.foundInvoices,
    ),
  },
  screens: {
    "/control/invoice/create.html": form("invoices:write"),
    "/control/invoices/list.html": screen("invoices:read"),
    "/control/invoices/:id": screen("invoices:read"),
  },
});
