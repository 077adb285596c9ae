import { csv } from "@/lib/site/call.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { path } from "@/lib/site/rule.ts";
import { RECORD_ERASURE, recordErasureKind } from "./erasure.ts";
import { journalFilters, journalPage, journalQuery } from "./schema.ts";

const answers = {
  journal: journalPage,
};

/** Declares the journal. */
export const journalNoun = defineNoun({
  name: "journal",
  title: "control.journal.title",
  jobs: ({ kv }) => ({ [RECORD_ERASURE]: recordErasureKind(kv) }),
  rights: { "journal:read": ["manager"] },
  menu: [{
    group: "more",
    name: "journal",
    href: "/control/journal.html",
    icon: "history",
    text: "control.journal.title",
    under: ["/control/journal.html"],
    needs: "journal:read",
  }],
  answers,
  calls: {
    "GET /api/journal": {
      summary:
        "List the journal's entries, newest first; a clerk lists those of one parcel",
      access: "journal:read",
      some: "parcels:read",
      input: journalQuery,
      output: answers.journal,
    },
    "GET /api/journal.csv": {
      summary: "Download the journal, one row per changed field",
      access: "journal:read",
      some: "parcels:read",
      input: journalFilters,
      ...csv,
    },
  },
  screens: {
    "/control/journal.html": path("private", {
      GET: { access: "journal:read", some: "parcels:read" },
    }),
  },
});
