import { type Context, page } from "fresh";
import { Head } from "fresh/runtime";
import { PublicHead } from "@/components/layout/PublicHead.tsx";
import { PublicLayout } from "@/components/layout/PublicLayout.tsx";
import {
  type RefusedVerification,
  TrackingSearch,
  VerificationForm,
} from "@/components/tracking/TrackingForms.tsx";
import { isMasked } from "@/components/tracking/TrackingResult.tsx";
import { trackingTitle } from "@/components/tracking/texts.ts";
import { formatTimeZone, toLocalDay } from "@/lib/dates.ts";
import { trackingLabels, type TrackingView } from "@/lib/tracking/labels.ts";
import Tracking from "@/islands/Tracking.tsx";
import { define } from "@/lib/site/define.ts";
import { getMeanings, type StatusMeanings } from "@/lib/statuses/meanings.ts";
import type { State } from "@/lib/site/state.ts";
import { readSite } from "@/lib/pages/pages.ts";
import type { Settings } from "@/lib/settings/schema.ts";
import { AppError, describe, notFound } from "@/lib/errors.ts";
import { readForm } from "@/lib/http/body.ts";
import { verifyRecipient } from "@/lib/tracking/verify.ts";
import { findShownParcel, siteProgress } from "@/lib/tracking/show.ts";
import { seeOther } from "@/lib/forms/post.ts";
import { tileSource } from "@/lib/site/tile_source.ts";
import { readLanguage } from "@/lib/i18n/locales.ts";
import { NO_PROGRESS } from "@/lib/tracking/progress.ts";
import { parcelVerification } from "@/lib/parcels/schema.ts";
import {
  codeParameter,
  hasCodeParameter,
} from "@/lib/parcels/code_parameter.ts";
import { canBeCode } from "@/lib/parcels/tracking_code.ts";
import { typedCodes } from "@/lib/parcels/typed_codes.ts";
import { parse } from "@/lib/fields/parse.ts";

/** A refused verification, with the response's status and headers. */
interface Refusal extends RefusedVerification {
  status: number;
  headers: HeadersInit;
}

export const handler = define.handlers({
  GET: (ctx) => show(ctx, null),

  async POST(ctx) {
    if (ctx.state.refusal !== null) return show(ctx, null);
    const { proof: typed = "" } = await readForm(ctx);
    try {
      const { proof } = parse(parcelVerification, { proof: typed });
      const code = askedCode(ctx.url);
      const { parcel, cookie } = await verifyRecipient(ctx, { code, proof });
      const own = new URLSearchParams({ code: parcel.tracking_code });
      // Scrolls to the unmasked part, which is far down on phones.
      return seeOther(`/track.html?${own}#destination`, [cookie]);
    } catch (error) {
      return show(ctx, refusalOf(error, { ctx, typed }));
    }
  },
});

/** Shows the parcel in the URL, with the error of a failed verification. */
async function show(ctx: Context<State>, refused: Refusal | null) {
  const { state, url } = ctx;
  const { refusal } = state;
  const code = askedCode(url);
  const [site, statuses, parcel] = await Promise.all([
    readSite(state.kv),
    getMeanings(state.kv),
    code === "" || refusal ? null : findShownParcel(ctx, code),
  ]);
  const isMissing = code !== "" && parcel === null;
  const error = refusal ?? (isMissing ? notFound("parcel") : null);
  const lookup = {
    data: parcel,
    progress: parcel ? await siteProgress(state.kv, parcel) : NO_PROGRESS,
    errors: error?.problems.map((problem) => describe(state.t, problem)) ?? [],
    fetching: false,
    status: error?.status ?? 200,
    isMistyped: error?.status === 404 && !typedCodes(code).some(canBeCode),
  };
  const { status = 200, headers = {} } = error ?? refused ?? {};
  return page({ code, site, statuses, lookup, refused }, { status, headers });
}

function askedCode(url: URL): string {
  return codeParameter(url.searchParams).trim().replace(/\s+/g, " ");
}

/** Returns the error for the form; null for an unknown parcel, because the page itself reports that. */
function refusalOf(
  error: unknown,
  { ctx, typed }: { ctx: Context<State>; typed: string },
): Refusal | null {
  if (!(error instanceof AppError)) throw error;
  const { status, headers, problems } = error;
  if (status === 404) return null;
  if (status !== 422 && status !== 429) throw error;
  return { status, headers, typed, error: describe(ctx.state.t, problems[0]!) };
}

export default define.page<typeof handler>(function TrackPage(ctx) {
  const { data: { site, statuses, lookup, refused, ...data }, state, url } =
    ctx;
  const { settings } = site;
  const { data: parcel } = lookup;
  const code = parcel?.tracking_code ?? data.code;
  const { t, env } = state;
  const view = viewOf(state, settings, statuses);
  const isMasking = parcel === null
    ? settings.tracking_privacy === "masked"
    : isMasked(parcel);
  const title = trackingTitle(lookup, view);
  return (
    <PublicLayout state={state} site={site} url={url.pathname + url.search}>
      {hasCodeParameter(url.searchParams)
        ? (
          <ResultHead
            title={refused ? t("form.refusedTitle", { title }) : title}
          />
        )
        : (
          <PublicHead
            ctx={ctx}
            settings={settings}
            title={t("nav.track")}
            description={t("track.description", {
              company: settings.company_name,
            })}
          />
        )}
      <TrackingSearch t={t} code={code} language={readLanguage(url)} />
      {/* Omitted if the page has the owner's chat code, which must not see parcels. Searches then load a new page. */}
      {state.chatCode === null && (
        <Tracking
          code={code}
          found={lookup}
          verification={isMasking ? <VerificationForm t={t} /> : null}
          refusedVerification={refused && (
            <VerificationForm t={t} refused={refused} />
          )}
          view={view}
          tiles={tileSource(env)}
          isSaved={settings.chat_code === null}
        />
      )}
    </PublicLayout>
  );
});

/** The head of a result, which search engines must not index. */
function ResultHead({ title }: { title: string }) {
  return (
    <Head>
      <title>{title}</title>
      <meta name="robots" content="noindex, nofollow, noarchive" />
    </Head>
  );
}

function viewOf(
  { kv, t, locale, origin }: State,
  settings: Settings,
  statuses: StatusMeanings,
): TrackingView {
  const { company_name: company, time_zone: timeZone } = settings;
  const tag = locale.formatTag;
  return {
    labels: trackingLabels(t, statuses.suggestedIn(locale.code)),
    tag,
    timeZone,
    zone: t("tracking.zone", { zone: formatTimeZone(tag, timeZone) }),
    today: toLocalDay(kv.now(), timeZone),
    company,
    origin,
  };
}
