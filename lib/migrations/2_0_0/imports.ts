import type { Migration } from "@/lib/migrations/rows.ts";
import type { Entry, Kv } from "@/lib/store/kv.ts";
import { idTime } from "@/lib/store/stamps.ts";
import { readHistories } from "./histories.ts";
import {
  type Cells,
  CREATED,
  lacksMarks,
  type Mark,
  markedOrigins,
  type Origins,
} from "./parcels.ts";

/** An import as version 1.2.0 stores it. */
interface Import {
  status: string;
  job_id: string | null;
  /** The member who uploaded it, since version 2.0.0. */
  starter_id?: string | null;
}

interface Job {
  status: string;
  next_at: string | null;
  updated_at: string;
  starter_id: string | null;
}

/** By their ids. */
type Jobs = ReadonlyMap<string, Job | null>;

/** Stores the uploader of an import and the end of a broken-off one; version 1.2.0 derived both from the job. */
export const imports: Migration<Jobs> = {
  name: "imports",
  share: 1,
  prefix: ["imports"],
  isOld: ({ value }) => (value as Import).starter_id === undefined,
  async prepare(kv, old: Entry<Import>[]) {
    const ids = old.flatMap(({ value }) => value.job_id ?? []);
    const jobs = await kv.getMany<Job>(ids.map((id) => ["jobs", id]));
    return new Map(ids.map((id, at) => [id, jobs[at]!]));
  },
  convert({ key, value }, jobs) {
    const record: Import = value;
    const job = jobs.get(record.job_id ?? "") ?? null;
    const starter_id = job?.starter_id ?? null;
    const end = job?.next_at === null ? endOf(record, job) : {};
    return [{ key, value: { ...record, starter_id, ...end } }];
  },
};

function endOf({ status }: Import, { status: end, updated_at }: Job): object {
  if (status === "applying") {
    return { status: "failed", applied_at: updated_at };
  }
  const isFailed = end === "failed";
  if (isFailed && status === "undoing") return { status: "applied" };
  return isFailed && status === "checking"
    ? { status: "failed", failure: { key: "control.job.givenUp" } }
    : {};
}

interface UndoRow {
  parcel_id: string;
  former: { origins?: Origins } | null;
}

type Marks = ReadonlyMap<string, Mark>;

/** Converts the origins that undoing an import gives back to a parcel. */
export const importUndo: Migration<Marks> = {
  name: "import_undo",
  share: 2,
  prefix: ["import_undo"],
  isOld({ value }) {
    const { former }: UndoRow = value;
    return former?.origins !== undefined && lacksMarks(former.origins);
  },
  prepare: (kv, old: Entry<UndoRow>[]) =>
    readMarks(kv, old.map(({ value }) => value.parcel_id)),
  convert({ key, value }, marks) {
    const row: UndoRow = value;
    const origins = markedOrigins(
      row.former!.origins!,
      marks.get(row.parcel_id)!,
    );
    return [{ key, value: { ...row, former: { ...row.former, origins } } }];
  },
};

async function readMarks(kv: Kv, ids: string[]): Promise<Marks> {
  const [histories, parcels] = await Promise.all([
    readHistories(kv, ids),
    kv.getMany<Cells>(ids.map((id) => ["parcels", id])),
  ]);
  return new Map(ids.map((id, at) => {
    // An erased parcel is not undone; its id has a time as well.
    const created = parcels[at]?.[CREATED] as number | undefined ??
      idTime(id).getTime();
    return [id, histories.get(id)?.old ?? { at: created, id }];
  }));
}
