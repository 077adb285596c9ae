import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ParcelMap } from "@/components/parcels/ParcelMap.tsx";
import { ResultTools } from "@/components/parcels/ResultTools.tsx";
import { TrackingFailure } from "@/components/parcels/TrackingFailure.tsx";
import {
  isMasked,
  TrackingResult,
} from "@/components/parcels/TrackingResult.tsx";
import { trackingTitle } from "@/components/parcels/title.ts";
import { newsOf } from "@/components/parcels/news.ts";
import type { TrackingView } from "@/lib/parcels/labels.ts";
import { mapPlaces, type TileSource } from "@/lib/parcels/places.ts";
import {
  type ShownLookup,
  useParcelSearch,
} from "@/lib/client/parcel_search.ts";
import type { PublicParcel } from "@/lib/parcels/schema.ts";

export interface TrackingProps {
  /** The parcel's own code, or what the address asks for; empty when it asks for nothing. */
  code: string;
  /** What the server found for it. */
  found: ShownLookup;
  /** The form by which the recipient of a masked parcel gets to see all of it; null on a page that needs none. */
  verification: JSX.Element | null;
  /** The same with what was refused just now. */
  refusedVerification: JSX.Element | null;
  view: TrackingView;
  tiles: TileSource;
  /** Whether the browser may keep what is found: not where the owner's chat could read it on another page. */
  isSaved: boolean;
}

/**
 * The answer of the tracking page (spec section 2): rendered whole by the server, searched and renewed in place from then on.
 */
export default function Tracking(
  props: TrackingProps,
) {
  const { code: asked, found, verification, refusedVerification, view, tiles } =
    props;
  const { code, lookup, before, isAwaited } = useParcelSearch(
    asked,
    found,
    props,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, progress, status, errors: [error], fetching } = lookup;
  const isIdle = !data && !error && !fetching;

  useEffect(() => {
    if (lookup === found || fetching) return;
    // The form comes from the server.
    if (data && isMasked(data) && !verification) location.reload();
    document.title = trackingTitle(lookup, view);
    // What comes while the visitor does something else must not take the focus away from him.
    if (isAwaited) heading.current?.focus();
  }, [lookup]);

  return (
    <div class={isIdle ? "tracking-area tracking-area-idle" : "tracking-area"}>
      {/* The one place from which screen readers hear what the page does by itself. */}
      <div aria-live="polite">
        {fetching && (
          <div class="wrap">
            <p class="tracking-loading">{view.labels.loading}</p>
          </div>
        )}
        <p class="visually-hidden">{news(before, lookup, view)}</p>
      </div>
      {error && (
        <TrackingFailure
          code={code}
          error={error}
          status={status}
          view={view}
          heading={heading}
        />
      )}
      {data && (
        <TrackingResult
          parcel={data}
          progress={progress}
          view={view}
          heading={heading}
          tools={<ResultTools code={data.tracking_code} labels={view.labels} />}
          verification={data.tracking_code === asked && refusedVerification ||
            verification}
          map={data.show_map === "yes" && (
            <Map parcel={data} view={view} tiles={tiles} />
          )}
        />
      )}
    </div>
  );
}

/** What has changed since the page showed the same parcel before. */
function news(
  before: ShownLookup | null,
  { data: parcel, progress }: ShownLookup,
  view: TrackingView,
): string {
  return before?.data && parcel
    ? newsOf(
      { parcel: before.data, progress: before.progress, view },
      { parcel, progress, view },
    )
    : "";
}

type MapProps = Pick<TrackingProps, "view" | "tiles"> & {
  parcel: PublicParcel;
};

function Map({ parcel, view, tiles }: MapProps) {
  const { map: labels } = view.labels;
  const places = mapPlaces(parcel, labels);
  if (places.length === 0) return null;
  return (
    <ParcelMap
      places={places}
      zoom={parcel.map_zoom ?? null}
      labels={labels}
      tiles={tiles}
    />
  );
}
