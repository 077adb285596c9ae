import { noData } from "@/lib/site/call.ts";
import { page } from "@/lib/pages/schema.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { paged } from "@/lib/fields/paging.ts";
import { trashedRecord, trashQuery, trashRestore } from "./schema.ts";
import { z } from "zod";
import { adminParcel } from "@/lib/parcels/schema.ts";
import { recordDelete } from "@/lib/fields/fields.ts";
import { form } from "@/lib/site/rule.ts";

const answers = {
  trash: paged(trashedRecord),
  restored: z.union([adminParcel, page]),
};

export const trashNoun = defineNoun({
  name: "trash",
  menu: [{
    group: "more",
    name: "trash",
    href: "/control/trash.html",
    icon: "delete",
    text: "control.trash.title",
    under: ["/control/trash.html"],
    needs: "parcels:read",
  }],
  answers,
  calls: {
    "GET /api/trash": {
      summary: "List deleted parcels or pages, the last deleted first",
      access: "member",
      input: trashQuery,
      output: answers.trash,
    },
    "POST /api/trash/restore": {
      summary: "Restore a deleted record with all that it had",
      access: "member",
      input: trashRestore,
      output: answers.restored,
    },
    "DELETE /api/trash": {
      summary: "Erase a deleted record for good",
      access: "member",
      input: recordDelete,
      output: noData,
    },
  },
  screens: {
    "/control/trash.html": form("member"),
  },
});
