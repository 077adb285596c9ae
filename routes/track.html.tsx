import { page } from "fresh";
import { asset, Head } from "fresh/runtime";
import { PublicLayout } from "@/components/layout/PublicLayout.tsx";
import { formatTimeZone, trackingTitle } from "@/components/parcels/format.ts";
import {
  trackingLabels,
  type TrackingView,
} from "@/components/parcels/labels.ts";
import type { TileSource } from "@/components/parcels/places.ts";
import Tracking from "@/islands/Tracking.tsx";
import { define } from "@/lib/define.ts";
import { listPages } from "@/lib/domain/pages.ts";
import { getSettings } from "@/lib/domain/settings.ts";
import type { Env } from "@/lib/env.ts";
import { describe, notFound } from "@/lib/errors.ts";
import { findPublicParcel } from "@/lib/http/show_parcel.ts";
import {
  MAX_TILE_ZOOM,
  TILE_ATTRIBUTION,
  TILE_TEMPLATE,
} from "@/lib/tiles/mod.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { state, url } = ctx;
    const code = url.searchParams.get("code")?.trim().replace(/\s+/g, " ") ??
      "";
    const { refusal } = state;
    const [settings, pages, parcel] = await Promise.all([
      getSettings(state.kv),
      listPages(state.kv),
      code === "" || refusal ? null : findPublicParcel(ctx, code),
    ]);
    const isMissing = code !== "" && parcel === null;
    const error = refusal ?? (isMissing ? notFound("parcel") : null);
    const errors = error?.problems.map((problem) => describe(state.t, problem));
    return page({ code, settings, pages, parcel, errors: errors ?? [] }, {
      status: error?.status ?? 200,
      headers: error?.headers ?? {},
    });
  },
});

export default define.page<typeof handler>(
  function TrackPage({ data, state, url }) {
    const { settings, pages, parcel, errors } = data;
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
    return (
      <PublicLayout
        {...{ t, locale, theme, settings, pages }}
        url={url.pathname + url.search}
      >
        <Head>
          <title>{trackingTitle(parcel, errors[0], view)}</title>
          <meta name="robots" content="noindex, nofollow, noarchive" />
        </Head>
        <Tracking {...{ code, parcel, errors, view }} tiles={tileSource(env)} />
      </PublicLayout>
    );
  },
);

/** Tiles of the operator's provider, or our own. */
function tileSource({ tileUrl, tileAttribution = "" }: Env): TileSource {
  const styles = asset("/styles/map.css");
  if (tileUrl !== undefined) {
    return {
      url: tileUrl,
      attribution: tileAttribution,
      kind: "theirs",
      maxZoom: 19,
      styles,
    };
  }
  return {
    url: TILE_TEMPLATE,
    attribution: TILE_ATTRIBUTION,
    kind: "ours",
    maxZoom: MAX_TILE_ZOOM,
    styles,
  };
}
