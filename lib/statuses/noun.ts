import { z } from "zod";
import { erasesFrom } from "@/lib/erasure/rules.ts";
import { filingKind } from "@/lib/parcels/refiling.ts";
import { deletion } from "@/lib/site/call.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { form, path } from "@/lib/site/rule.ts";
import { FILING } from "./filing.ts";
import {
  status,
  statusCreate,
  statusPatch,
  statusQuery,
  unknownStatuses,
} from "./schema.ts";
import { statuses } from "./store.ts";

const answers = {
  status,
  statuses: z.array(status),
  unknownStatuses,
};

/** Declares the statuses that the office offers. Rights to parcels and settings cover them. */
export const statusesNoun = defineNoun({
  name: "statuses",
  title: "control.statuses.title",
  erasure: { rules: { statuses: erasesFrom(statuses) } },
  journal: ["statuses"],
  menu: [{
    group: "more",
    name: "statuses",
    href: "/control/statuses/list.html",
    icon: "check",
    text: "control.statuses.title",
    under: ["/control/statuses/"],
    needs: "parcels:read",
  }],
  answers,
  calls: {
    "GET /api/statuses": {
      summary: "List the suggested statuses and those of the site",
      access: "parcels:read",
      input: statusQuery,
      output: answers.statuses,
    },
    "POST /api/statuses": {
      summary:
        "Give a status a stage; replacing its stage needs settings:write",
      access: "parcels:write",
      input: statusCreate,
      output: answers.status,
      repeatable: true,
    },
    "PATCH /api/statuses": {
      summary: "Change fields of a status; a job refiles its parcels",
      access: "settings:write",
      input: statusPatch,
      output: answers.status,
    },
    "DELETE /api/statuses": deletion(
      "settings:write",
      "Delete a status of the site's own",
    ),
    "GET /api/statuses/unknown": {
      summary:
        "List the statuses that have no stage, from the newest 2,000 parcels in stage `other`",
      access: "parcels:read",
      input: null,
      output: answers.unknownStatuses,
    },
  },
  screens: {
    "/control/statuses/list.html": path("private", {
      GET: "parcels:read",
      POST: "parcels:write",
    }),
    "/control/statuses/create.html": form("parcels:write"),
    "/control/statuses/:id": form("settings:write"),
  },
  jobs: ({ kv }) => ({ [FILING]: filingKind(kv) }),
});
