import { csvResponse, reguardCell } from "@/lib/http/csv.ts";
import { inLanguage } from "@/lib/i18n/translate.ts";
import { problemTable, requireImport } from "@/lib/imports/show.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Returns an import's table with an additional column of problems. */
export const handler = {
  GET: endpoint(
    "GET /api/imports/:id/problems.csv",
    async ({ language }, { params, state }) => {
      const { kv, admin } = state;
      const t = inLanguage(language, state.t);
      const record = await requireImport(kv, params.id!);
      const { head, rows, separator } = await problemTable(kv, record, {
        t,
        person: admin!.id,
        ...(language && { problemHead: t("control.job.problem") }),
      });
      const options = { separator, guard: reguardCell };
      return await csvResponse("problems.csv", head, rows, options);
    },
  ),
};
