import { ReportsScreen } from "@/components/reports/ReportsScreen.tsx";
import { readQuery } from "@/lib/http/query.ts";
import { readFigures } from "@/lib/reports/counting.ts";
import { reportsQuery } from "@/lib/reports/schema.ts";
import { definePanel } from "@/lib/site/define.ts";
import { parse } from "@/lib/fields/parse.ts";

/** Reports on parcels, from daily counts. */
export default definePanel.page(async function Reports(ctx) {
  const { kv } = ctx.state;
  const names = Object.keys(reportsQuery.shape);
  const query = parse(reportsQuery, readQuery(ctx.url, names));
  const figures = await readFigures(kv);
  return <ReportsScreen ctx={ctx} query={query} figures={figures} />;
});
