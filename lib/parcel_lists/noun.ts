import { searchPage } from "@/lib/fields/paging.ts";
import { parcel } from "@/lib/parcels/schema.ts";
import { csv, list, search } from "@/lib/site/call.ts";
import { defineNoun, listEntry } from "@/lib/site/noun.ts";
import { form } from "@/lib/site/rule.ts";
import {
  listNews,
  newsQuery,
  parcelExport,
  parcelQuery,
  parcelSearch,
} from "./schema.ts";

const answers = {
  parcels: searchPage(parcel),
  listNews,
};

/** Declares lists, searches and exports of parcels. */
export const parcelListsNoun = defineNoun({
  name: "parcel_lists",
  menu: [{
    ...listEntry("tiles", "parcels", "inventory_2"),
    under: ["/control/parcels/", "/control/imports/", "/control/jobs/"],
  }],
  answers,
  calls: {
    "GET /api/parcels": {
      ...list(
        "parcels:read",
        "List the parcels, or those of one or two filters",
        answers.parcels,
      ),
      input: parcelQuery,
    },
    "GET /api/parcels.csv": {
      summary: "Download the parcels, or those of one or two filters",
      access: "parcels:read",
      input: parcelExport,
      ...csv,
    },
    "POST /api/parcels/search": {
      ...search(
        "parcels:read",
        "Search the parcels, or those of a filter",
        answers.parcels,
      ),
      input: parcelSearch,
    },
    "POST /api/parcels/news": {
      summary: "Count the listed parcels that others have changed",
      access: "parcels:read",
      isBackground: true,
      isPageStep: true,
      input: newsQuery,
      output: answers.listNews,
    },
  },
  screens: {
    // The actions of its form, except the export, need the right to write.
    "/control/parcels/list.html": form("parcels:read"),
  },
});
