import { job } from "@/lib/jobs/schema.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { form } from "@/lib/site/rule.ts";
import { BULK, bulkKind } from "./bulk.ts";
import { bulkCheck, bulkCreate, checkedCodes } from "./schema.ts";
import { trashKinds } from "./trash.ts";

const answers = {
  job,
  checkedCodes,
};

/** Declares updates of many parcels at once. */
export const bulkNoun = defineNoun({
  name: "bulk",
  jobs: ({ kv }) => ({ [BULK]: bulkKind(kv), ...trashKinds(kv) }),
  answers,
  calls: {
    "POST /api/bulk": {
      summary: "Update many parcels alike, by a job",
      access: "parcels:write",
      input: bulkCreate,
      hasLongText: true,
      output: answers.job,
      repeatable: true,
    },
    "POST /api/bulk/check": {
      summary: "Say what a pasted list of codes leads to",
      access: "parcels:write",
      input: bulkCheck,
      hasLongText: true,
      output: answers.checkedCodes,
      isPageStep: true,
    },
  },
  screens: {
    "/control/parcels/bulk.html": form("parcels:write"),
  },
});
