import { type Context, page } from "fresh";
import { Head } from "fresh/runtime";
import { PublicHead } from "@/components/layout/PublicHead.tsx";
import { PublicLayout } from "@/components/layout/PublicLayout.tsx";
import {
  ProofForm,
  type RefusedProof,
} from "@/components/parcels/ProofForm.tsx";
import { isMasked } from "@/components/parcels/TrackingResult.tsx";
import { TrackingSearch } from "@/components/parcels/TrackingSearch.tsx";
import { formatTimeZone, trackingTitle } from "@/components/parcels/format.ts";
import {
  trackingLabels,
  type TrackingView,
} from "@/components/parcels/labels.ts";
import Tracking from "@/islands/Tracking.tsx";
import { define, type State } from "@/lib/define.ts";
import { listPages } from "@/lib/domain/pages.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import { AppError, describe, notFound } from "@/lib/errors.ts";
import { readForm } from "@/lib/http/body.ts";
import { proveParcel } from "@/lib/http/parcels/parcel_proof.ts";
import { siteProgress } from "@/lib/http/parcels/parcel_progress.ts";
import { findPublicParcel } from "@/lib/http/parcels/show_parcel.ts";
import { seeOther } from "@/lib/http/redirect.ts";
import { tileSource } from "@/lib/http/tile_source.ts";
import { askedLanguage } from "@/lib/i18n/links.ts";
import { NO_PROGRESS } from "@/lib/parcel_progress.ts";
import { parcelProof } from "@/lib/schemas/parcels.ts";
import { parse } from "@/lib/schemas/problems.ts";
import { pastedCode } from "@/lib/schemas/tracking_code.ts";

/** A proof that was refused, and the answer's status and headers. */
interface Refusal extends RefusedProof {
  status: number;
  headers: HeadersInit;
}

export const handler = define.handlers({
  GET: (ctx) => show(ctx, null),

  async POST(ctx) {
    if (ctx.state.refusal !== null) return show(ctx, null);
    const { proof: typed = "" } = await readForm(ctx);
    try {
      const { proof } = parse(parcelProof, { proof: typed });
      const code = askedCode(ctx.url);
      const { parcel, cookie } = await proveParcel(ctx, { code, proof });
      const own = new URLSearchParams({ code: parcel.tracking_code });
      // To what has been opened, which on phones is far below.
      return seeOther(`/track.html?${own}#destination`, [cookie]);
    } catch (error) {
      return show(ctx, refusalOf(error, { ctx, typed }));
    }
  },
});

/** Shows what the address asks for, and beside it why a proof was refused. */
async function show(ctx: Context<State>, refused: Refusal | null) {
  const { state, url } = ctx;
  const { refusal } = state;
  const code = askedCode(url);
  const [settings, pages, parcel] = await Promise.all([
    getSettings(state.kv),
    listPages(state.kv),
    code === "" || refusal ? null : findPublicParcel(ctx, code),
  ]);
  const isMissing = code !== "" && parcel === null;
  const error = refusal ?? (isMissing ? notFound("parcel") : null);
  const errors = error?.problems.map((problem) => describe(state.t, problem));
  const progress = parcel === null
    ? NO_PROGRESS
    : await siteProgress(state.kv, parcel);
  const lookup = {
    ...{ data: parcel, progress, errors: errors ?? [], fetching: false },
    status: error?.status ?? 200,
  };
  const { status = 200, headers = {} } = error ?? refused ?? {};
  return page({ code, settings, pages, lookup, refused }, { status, headers });
}

function askedCode(url: URL): string {
  const typed = url.searchParams.get("code")?.trim().replace(/\s+/g, " ");
  return pastedCode(typed ?? "");
}

/** What the form can show of an error: of an unknown parcel the page says all there is to say. */
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

export default define.page<typeof handler>(
  function TrackPage({ data, state, url }) {
    const { settings, pages, lookup, refused } = data;
    const { data: parcel } = lookup;
    const code = parcel?.tracking_code ?? data.code;
    const { t, locale, theme, origin, env } = state;
    const view: TrackingView = {
      labels: trackingLabels(t),
      tag: locale.formatTag,
      timeZone: settings.time_zone,
      zone: t("tracking.zone", {
        zone: formatTimeZone(locale.formatTag, settings.time_zone),
      }),
      company: settings.company_name,
      origin,
    };
    const isMasking = parcel === null
      ? settings.tracking_privacy === "masked"
      : isMasked(parcel);
    const title = trackingTitle(lookup, view);
    return (
      <PublicLayout
        {...{ t, locale, theme, settings, pages }}
        url={url.pathname + url.search}
      >
        {url.searchParams.has("code")
          ? (
            <Head>
              <title>
                {refused ? t("form.refusedTitle", { title }) : title}
              </title>
              <meta name="robots" content="noindex, nofollow, noarchive" />
            </Head>
          )
          : (
            <PublicHead
              {...{ settings, locale, url }}
              title={t("nav.track")}
              description={t("track.description", {
                company: settings.company_name,
              })}
              publicOrigin={env.publicOrigin}
            />
          )}
        <TrackingSearch t={t} code={code} language={askedLanguage(url)} />
        {/* It would bring a parcel to a page that carries the owner's code: there the search leads to another page. */}
        {state.chatCode === null && (
          <Tracking
            code={code}
            found={lookup}
            proof={isMasking ? <ProofForm t={t} /> : null}
            refusedProof={refused && <ProofForm t={t} refused={refused} />}
            view={view}
            tiles={tileSource(env)}
            isSaved={settings.chat_code === null}
          />
        )}
      </PublicLayout>
    );
  },
);
