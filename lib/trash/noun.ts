import { z } from "zod";
import { recordDelete } from "@/lib/fields/fields.ts";
import { listPage } from "@/lib/fields/paging.ts";
import { noData } from "@/lib/site/call.ts";
import { defineNoun, type Noun } from "@/lib/site/noun.ts";
import { form } from "@/lib/site/rule.ts";
import { trashedRecord, trashQuery, trashRestore } from "./schema.ts";

/** Declares the trash for the nouns that have one. */
export function trashNoun(nouns: readonly Noun[]) {
  const kept = nouns.filter(({ trash }) => trash !== undefined);
  const names = kept.map(({ name }) => name);
  const answers = {
    trash: listPage(trashedRecord(names)),
    restored: z.union(kept.map(({ trash }) => trash!.answer)),
  };
  return defineNoun({
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
        input: trashQuery(names),
        output: answers.trash,
      },
      "POST /api/trash/restore": {
        summary: "Restore a deleted record with everything deleted with it",
        access: "member",
        input: trashRestore,
        output: answers.restored,
      },
      "DELETE /api/trash": {
        summary: "Erase a deleted record permanently",
        access: "member",
        input: recordDelete,
        output: noData,
      },
    },
    screens: {
      "/control/trash.html": form("member"),
    },
  });
}
