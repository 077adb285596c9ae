import type { Identity } from "@/lib/erasure/identity.ts";
import { listPage } from "@/lib/fields/paging.ts";
import { job, problemQuery } from "@/lib/jobs/schema.ts";
import { parcelTable } from "@/lib/parcel_lists/schema.ts";
import { comparableReference } from "@/lib/parcels/store.ts";
import { isWanted, type WantedParcels } from "@/lib/parcels/traces.ts";
import { csv, deletion, list } from "@/lib/site/call.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { form } from "@/lib/site/rule.ts";
import { Transaction } from "@/lib/store/transaction.ts";
import type { Entry, Key } from "@/lib/store/types.ts";
import { eraseFile, textOfPart } from "./import.ts";
import { importKinds } from "./imports.ts";
import { eraseUndo, type RowResult, type UndoRow } from "./results.ts";
import {
  importApply,
  importCreate,
  importPatch,
  importUndo,
  TABLE,
  tableImport,
} from "./schema.ts";

const answers = {
  tableImport,
  job,
  tableImports: listPage(tableImport),
};

/** Matches the separators of all tables. */
const BETWEEN_CELLS = /[,;|"\t\r\n]+/;

/** Declares imports of parcels from tables. */
export const importsNoun = defineNoun({
  name: "imports",
  erasure: {
    rules: {
      import_files: eraseFileOf,
      import_rows: dropEntry,
      import_undo: eraseUndoRow,
    },
    reads: { import_files: ({ value }) => textOfPart(value) },
    names: {
      import_files: ({ value }, { wanted }) => mentions(value, wanted),
      import_rows: ({ value }: Entry<RowResult>, { wanted }) =>
        isAbout(value, wanted),
      import_undo: ({ value }: Entry<UndoRow>, chosen) =>
        chosen.has(value.parcel_id) && value.code !== null,
    },
    traces: {
      import_files: {
        isTrace: (part, wanted) => mentions(textOfPart(part), wanted),
        erase: eraseFileOf,
      },
      import_rows: {
        isTrace: isAbout,
        async erase(tx, key) {
          tx.delete(key);
          await eraseFileOf(tx, key);
        },
      },
      import_undo: {
        isTrace: ({ parcel_id }: UndoRow, { ids }) => ids.has(parcel_id),
        erase: eraseUndoAndFile,
      },
    },
  },
  jobs: ({ kv }) => importKinds(kv),
  answers,
  calls: {
    "GET /api/imports": list(
      "parcels:write",
      "List the imports of parcels, newest first",
      answers.tableImports,
    ),
    "POST /api/imports": {
      summary:
        "Upload a table of parcels (CSV or .xlsx), which a job then checks",
      access: "parcels:write",
      input: importCreate,
      output: answers.tableImport,
      multipart: true,
      file: TABLE,
    },
    "PATCH /api/imports": {
      summary:
        "Say what unknown statuses mean, or change how a table is read and check it again",
      access: "parcels:write",
      input: importPatch,
      output: answers.tableImport,
      fails: [409],
    },
    "DELETE /api/imports": {
      ...deletion(
        "parcels:write",
        "Delete an import with its file, but none of its parcels",
      ),
      fails: [409],
    },
    "GET /api/imports/:id": {
      summary: "Get an import with the result of its check",
      access: "parcels:write",
      input: null,
      output: answers.tableImport,
    },
    "GET /api/imports/:id/problems.csv": {
      summary:
        "Download the table with an extra column for each row's problems",
      access: "parcels:write",
      input: problemQuery,
      ...csv,
    },
    "GET /api/imports/template.csv": {
      summary: "Download an empty table with a column for each field",
      access: "parcels:write",
      input: parcelTable,
      ...csv,
    },
    "POST /api/imports/apply": {
      summary: "Apply a checked import, by a job",
      access: "parcels:write",
      input: importApply,
      output: answers.job,
      fails: [409],
    },
    "POST /api/imports/undo": {
      summary: "Undo an import within a day, by a job",
      access: "parcels:write",
      input: importUndo,
      output: answers.job,
      fails: [409],
    },
  },
  screens: {
    "/control/imports/list.html": form("parcels:write"),
    "/control/imports/:id": form("parcels:write"),
  },
});

/** Deletes an entry outright. Undo would skip its row anyway, because erasing the person changed the parcel. */
function dropEntry(tx: Transaction, key: Key): Promise<void> {
  tx.delete(key);
  return Promise.resolve();
}

/** Drops an undo row, or for the persons of chosen parcels blanks it and removes the file that created the parcel. */
function eraseUndoRow(
  tx: Transaction,
  key: Key,
  { mark }: Identity,
): Promise<void> {
  return mark === null ? eraseUndoAndFile(tx, key) : dropEntry(tx, key);
}

async function eraseUndoAndFile(tx: Transaction, key: Key): Promise<void> {
  await eraseUndo(tx, key);
  await eraseFileOf(tx, key);
}

function eraseFileOf(tx: Transaction, [, id]: Key): Promise<void> {
  return eraseFile(tx, String(id));
}

/** Reports whether the result of a row is about a wanted parcel. */
function isAbout({ code, typed }: RowResult, wanted: WantedParcels): boolean {
  return isWanted(code, wanted) || mentions(typed?.reference ?? "", wanted);
}

/** Reports whether a cell in a part of a file is the code or reference of a wanted parcel. */
function mentions(part: string, wanted: WantedParcels): boolean {
  return part.split(BETWEEN_CELLS).some((cell) =>
    wanted.references.has(comparableReference(cell)) || isWanted(cell, wanted)
  );
}
