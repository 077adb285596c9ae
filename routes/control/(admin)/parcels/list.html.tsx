import { ListScreen } from "@/components/panel/ListScreen.tsx";
import { JobParcels } from "@/components/parcel_lists/JobParcels.tsx";
import { jobs } from "@/lib/jobs/jobs.ts";
import { maySee } from "@/lib/jobs/show.ts";
import ListNews from "@/islands/ListNews.tsx";
import { ParcelTools } from "@/components/parcel_lists/ParcelTools.tsx";
import { TickedBar, TickedPanel } from "@/components/bulk/Ticked.tsx";
import { TrashedPanel } from "@/components/trash/TrashedPanel.tsx";
import { formHandlers } from "@/lib/forms/post.ts";
import {
  orderTexts,
  ParcelFilters,
} from "@/components/parcel_lists/ParcelFilters.tsx";
import {
  ParcelTableHead,
  ParcelTableRow,
} from "@/components/parcels/ParcelTable.tsx";
import { toLocalDay } from "@/lib/dates.ts";
import { justTrashed } from "@/lib/trash/screens.ts";
import { definePanel } from "@/lib/site/define.ts";
import { readParcelList } from "@/lib/parcel_lists/list.ts";
import { tickedForm } from "@/lib/bulk/schema.ts";
import { handleTicked, justTicked } from "@/lib/bulk/ticked.ts";
import { findParcel } from "@/lib/parcels/parcels.ts";
import { ParcelMade } from "@/components/parcels/ParcelMade.tsx";
import { readFlash } from "@/lib/forms/form_state.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { AttentionPanel, type Done } from "@/components/ui/Panel.tsx";
import { FormErrors } from "@/components/forms/FormErrors.tsx";
import { filterNames } from "@/components/parcel_lists/filter_names.ts";
import { ListShape } from "@/components/parcel_lists/ListShape.tsx";
import { SearchedFilter } from "@/components/parcel_lists/SearchedFilter.tsx";

export const handler = formHandlers(
  tickedForm,
  (input, ctx) => handleTicked(ctx, input),
  { boxes: "codes" },
);

/** All parcels (spec section 2), with actions on the ticked ones. */
export default definePanel.page<typeof handler>(async function ParcelList(ctx) {
  const { t, kv, settings, admin } = ctx.state;
  const { values, problems } = ctx.data as FormState;
  const { view, counts, sort, outside, areAlike } = await readParcelList(ctx);
  const today = toLocalDay(kv.now(), settings.time_zone);
  const isMade = readFlash(ctx) === "created";
  const { job_id } = view.filter;
  const [made, trashed, ticked, job] = await Promise.all([
    isMade ? findParcel(kv, ctx.url.searchParams.get("code") ?? "") : null,
    justTrashed(ctx, "parcels"),
    justTicked(ctx),
    job_id === undefined ? null : jobs.get(kv, job_id),
  ]);
  const codes = new Set((values.codes ?? "").split("\n"));
  const searched = searchedFilter(view.filter);
  return (
    <ListScreen
      ctx={ctx}
      view={view}
      noun="parcels"
      add="/control/parcels/create.html"
      about={job !== null && (
        <JobParcels
          ctx={ctx}
          count={view.total}
          job={job}
          canOpen={maySee(admin, job)}
        />
      )}
      news={
        <ListNews
          since={kv.now().toISOString()}
          show={t("control.journal.show")}
        />
      }
      tools={<ParcelTools ctx={ctx} view={view} />}
      notice={
        <>
          {made && <ParcelMade ctx={ctx} code={made.tracking_code} isFirst />}
          <TrashedPanel t={t} trashed={trashed} />
          <TickedPanel ctx={ctx} ticked={ticked} />
          <FormErrors t={t} problems={problems} id="list-errors" />
          {areAlike && (
            <AttentionPanel texts={[t("control.parcels.alike")]} isFirst />
          )}
        </>
      }
      filters={
        <>
          <ListShape t={t} view={view} sort={sort} />
          <SearchedFilter ctx={ctx} view={view} outside={outside} />
          <ParcelFilters ctx={ctx} view={view} counts={counts} today={today} />
        </>
      }
      searched={searched && {
        filter: searched,
        label: t("control.parcels.searchWithin", {
          filter: filterNames(ctx.state, searched),
        }),
      }}
      columns={<ParcelTableHead t={t} />}
      ticked={
        <TickedBar ctx={ctx} view={view} isAll={Boolean(values.filter)} />
      }
      texts={{
        orders: orderTexts(view, sort),
        filters: filterNames(ctx.state, view.filter),
        filtered: "control.parcels.noMatch",
        isOutside: outside.length > 0,
      }}
      done={DONE}
    >
      {view.items.map((parcel) => (
        <ParcelTableRow
          key={parcel.id}
          ctx={ctx}
          parcel={parcel}
          today={today}
          isTicked={codes.has(parcel.tracking_code)}
        />
      ))}
    </ListScreen>
  );
});

/** Returns the filter that a search keeps: one, of two the urgent one, and not that of a job. */
function searchedFilter(
  { job_id: _, ...filter }: Record<string, string>,
): Record<string, string> | undefined {
  const { stage: _stage, ...urgent } = filter;
  const kept = Object.keys(urgent).length === 0 ? filter : urgent;
  return Object.keys(kept).length === 0 ? undefined : kept;
}

const DONE: Done = { restored: "message.parcelRestored" };
