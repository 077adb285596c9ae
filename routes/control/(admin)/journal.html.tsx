import { filterValues } from "deno-std/collections/filter_values.js";
import { JournalScreen } from "@/components/journal/JournalScreen.tsx";
import { listNames } from "@/lib/accounts/team.ts";
import { readQuery } from "@/lib/http/query.ts";
import { imports } from "@/lib/imports/import.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import { listLines } from "@/lib/journal/journal.ts";
import { readerOf } from "@/lib/journal/readers.ts";
import { type JournalQuery, journalQuery } from "@/lib/journal/schema.ts";
import { definePanel } from "@/lib/site/define.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { parse } from "@/lib/fields/parse.ts";

/** The journal: every change with its actor and time. */
export default definePanel.page(async function Journal(ctx) {
  const { url } = ctx;
  const { kv, t, admin } = ctx.state;
  const asked = readQuery(url, Object.keys(journalQuery.shape));
  // The form sends empty values for filters that are not set.
  const isSet = (value: string) => value !== "";
  const query = parse(journalQuery, filterValues(asked, isSet));
  const reader = readerOf(ctx, query);
  const [part, people, source] = await Promise.all([
    listLines(kv, query, reader),
    query.record_id === undefined ? listNames(kv, admin, t) : new Map(),
    findSource(kv, query),
  ]);
  return (
    <JournalScreen
      ctx={ctx}
      part={part}
      query={query}
      reader={reader}
      people={people}
      source={source}
    />
  );
});

/** Returns the URL of the import or job in a query, if it still exists. */
async function findSource(
  kv: Kv,
  { import_id, job_id }: JournalQuery,
): Promise<string | null> {
  if (import_id !== undefined) {
    const record = await imports.get(kv, import_id);
    return record && `/control/imports/${import_id}`;
  }
  if (job_id === undefined) return null;
  return await jobs.get(kv, job_id) && `/control/jobs/${job_id}`;
}
