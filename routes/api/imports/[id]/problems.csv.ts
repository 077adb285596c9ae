import { csvResponse, reguardCell } from "@/lib/http/csv.ts";
import { LOCALES, separatorOf } from "@/lib/i18n/locales.ts";
import { inLanguage } from "@/lib/i18n/translate.ts";
import { problemTable, requireImport } from "@/lib/imports/show.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Returns an import's table with an additional column of problems. */
export const handler = {
  GET: endpoint(
    "GET /api/imports/:id/problems.csv",
    async ({ language }, { params, state }) => {
      const { kv, admin } = state;
      const locale = language ? LOCALES[language] : state.locale;
      const t = inLanguage(language, state.t);
      const record = await requireImport(kv, params.id!);
      const { head, rows, ...found } = await problemTable(kv, record, {
        t,
        person: admin!.id,
        ...(language && { problemHead: t("control.job.problem") }),
      });
      // A workbook has no separator; its program expects the one of its language.
      const separator = record.is_workbook
        ? separatorOf(locale)
        : found.separator;
      const options = { separator, guard: reguardCell };
      return await csvResponse("problems.csv", head, rows, options);
    },
  ),
};
