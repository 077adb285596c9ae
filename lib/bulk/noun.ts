import { ERASED } from "@/lib/erasure/identity.ts";
import { job } from "@/lib/jobs/schema.ts";
import { isWanted, type WantedParcels } from "@/lib/parcels/traces.ts";
import { type UndoRecord, withoutParcel } from "@/lib/parcels/undo.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { form } from "@/lib/site/rule.ts";
import type { Key, Transaction } from "@/lib/store/kv.ts";
import { BULK, bulkKind } from "./bulk.ts";
import { bulkCheck, bulkCreate, bulkUndo, checkedCodes } from "./schema.ts";
import type { Step } from "./steps.ts";
import { trashKinds } from "./trash.ts";
import { BULK_UNDO, bulkUndoKind } from "./undo.ts";

const answers = {
  job,
  checkedCodes,
};

/** Declares bulk updates. */
export const bulkNoun = defineNoun({
  name: "bulk",
  erasure: {
    traces: {
      job_parts: {
        isTrace: (steps: Step[], wanted) =>
          steps.some((step) => isAbout(step, wanted)),
        erase: eraseFromSteps,
      },
      bulk_undo: {
        isTrace: ({ parcel_id }: UndoRecord, { ids }) => ids.has(parcel_id),
        async erase(tx, key) {
          const undo = await tx.read<UndoRecord>(key);
          if (undo !== null) tx.set(key, withoutParcel(undo));
        },
      },
    },
  },
  jobs: ({ kv }) => ({
    [BULK]: bulkKind(kv),
    [BULK_UNDO]: bulkUndoKind(kv),
    ...trashKinds(kv),
  }),
  answers,
  calls: {
    "POST /api/bulk": {
      summary: "Apply the same update to many parcels, by a job",
      access: "parcels:write",
      input: bulkCreate,
      hasLongText: true,
      output: answers.job,
      repeatable: true,
    },
    "POST /api/bulk/undo": {
      summary: "Undo a bulk update within a day, by a job",
      access: "parcels:write",
      input: bulkUndo,
      output: answers.job,
      fails: [409],
    },
    "POST /api/bulk/check": {
      summary: "Preview a bulk update of pasted codes",
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

/** Reports whether a step is about one of the parcels and not yet erased. */
function isAbout([, code, id]: Step, wanted: WantedParcels): boolean {
  return code !== ERASED &&
    (isWanted(code, wanted) || (id !== null && wanted.ids.has(id)));
}

/** Blanks erased steps instead of removing them, because steps are numbered by position. */
async function eraseFromSteps(
  tx: Transaction,
  key: Key,
  wanted: WantedParcels,
): Promise<void> {
  const steps = await tx.read<Step[]>(key) ?? [];
  const erased = steps.map((step) =>
    isAbout(step, wanted) ? [step[0], ERASED, step[2]] : step
  );
  tx.set(key, erased);
}
