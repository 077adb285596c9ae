import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { JobScreenProps } from "./JobScreen.tsx";
import { Pager } from "@/components/panel/ListTools.tsx";
import { pageAddress } from "@/lib/forms/form_state.ts";

/** The problems of a job, page by page. */
export function JobProblems(props: JobScreenProps) {
  const { ctx, job, page, hasMore, again } = props;
  const { t, locale } = ctx.state;
  return (
    <section class="job-problems" aria-labelledby="problems">
      <div class="job-problems-head">
        <h2 id="problems">{t("control.job.problems")}</h2>
        <div class="form-actions">
          <a
            class="button button-quiet button-small"
            href={`/api/jobs/${job.id}/problems.csv?language=${locale.code}`}
            download
          >
            {t("control.job.csv")}
          </a>
          {again !== undefined && (
            <a class="button button-primary button-small" href={again}>
              {t("control.bulk.again")}
            </a>
          )}
        </div>
      </div>
      <ProblemTable {...props} />
      <Pager
        next={hasMore
          ? { href: pageHref(ctx.url, page + 1), text: t("control.list.more") }
          : null}
        first={page > 1
          ? { href: pageHref(ctx.url, 1), text: t("control.job.firstProblems") }
          : null}
      />
    </section>
  );
}

function ProblemTable({ ctx, problems, hasNoRows }: JobScreenProps) {
  const { t, locale } = ctx.state;
  const hasCodes = problems.some(({ code }) => code !== null);
  return (
    <table class={`job-table${hasNoRows ? " job-table-codes" : ""}`}>
      <thead>
        <tr>
          {!hasNoRows && <th scope="col">{t("control.job.row")}</th>}
          {hasCodes && <th scope="col">{t("label.tracking_code")}</th>}
          <th scope="col">{t("control.job.problem")}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ row, code, message }, at) => (
          <tr key={at}>
            {!hasNoRows && (
              <td>{row !== null && formatNumber(row, locale.formatTag)}</td>
            )}
            {hasCodes && (
              <td>
                <bdi class="code" {...UNTRANSLATED}>{code}</bdi>
              </td>
            )}
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function pageHref(url: URL, page: number): string {
  const next = new URL(url);
  next.searchParams.set("page", String(page));
  return pageAddress(next);
}
