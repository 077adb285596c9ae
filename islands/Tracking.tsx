import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { ResultTools } from "@/components/tracking/ResultTools.tsx";
import { TrackingFailure } from "@/components/tracking/TrackingFailure.tsx";
import {
  isMasked,
  TrackingResult,
} from "@/components/tracking/TrackingResult.tsx";
import { newsOf, trackingTitle } from "@/components/tracking/texts.ts";
import type { TrackingView } from "@/lib/tracking/labels.ts";
import { mapPlaces, type TileSource } from "@/lib/tracking/places.ts";
import { useParcelSearch } from "@/lib/client/parcel_search.ts";
import ParcelMap from "./ParcelMap.tsx";
import type { LookupView } from "@/lib/client/look_up.ts";

export interface TrackingProps {
  /** The parcel's code, or the one in the URL; empty if there is neither. */
  code: string;
  /** The server's result. */
  found: LookupView;
  /** The form that verifies the recipient of a masked parcel; null unless the server rendered a masked parcel. */
  verification: JSX.Element | null;
  /** The verification form with the error of a refused attempt. */
  refusedVerification: JSX.Element | null;
  view: TrackingView;
  tiles: TileSource;
  /** Whether the browser may store the result: not if the owner's chat code could read it on another page. */
  isSaved: boolean;
}

/** The result on the tracking page: rendered by the server, then searched and updated in place. */
export default function Tracking(props: TrackingProps) {
  const { code: asked, found, verification, refusedVerification, view } = props;
  const { code, lookup, before, isAwaited } = useParcelSearch(props);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, errors: [error], fetching } = lookup;

  useEffect(() => {
    if (lookup === found || fetching) return;
    // Only the server can render the form.
    if (data && isMasked(data) && !verification) location.reload();
    document.title = trackingTitle(lookup, view);
    // A result that arrives while the visitor does something else must not take the focus.
    if (isAwaited) heading.current?.focus();
  }, [lookup]);

  return (
    <div class={areaClass(lookup)}>
      <Announcements lookup={lookup} before={before} view={view} />
      {error && (
        <TrackingFailure
          code={code}
          error={error}
          status={lookup.status}
          isMistyped={lookup.isMistyped}
          view={view}
          heading={heading}
        />
      )}
      {data && (
        <TrackingResult
          parcel={data}
          progress={lookup.progress}
          view={view}
          heading={heading}
          tools={<ResultTools code={data.tracking_code} labels={view.labels} />}
          verification={data.tracking_code === asked && refusedVerification ||
            verification}
          map={data.show_map === "yes" && (
            <ParcelMap
              places={mapPlaces(data, view.labels.map)}
              zoom={data.map_zoom ?? null}
              labels={view.labels.map}
              tiles={props.tiles}
            />
          )}
        />
      )}
    </div>
  );
}

function areaClass({ data, errors, fetching }: LookupView): string {
  const isIdle = !data && !errors[0] && !fetching;
  return isIdle ? "tracking-area tracking-area-idle" : "tracking-area";
}

interface AnnouncementsProps {
  lookup: LookupView;
  before: LookupView | null;
  view: TrackingView;
}

/** The page's only live region. It announces changes that the visitor did not cause. */
function Announcements({ lookup, before, view }: AnnouncementsProps) {
  const { data, progress, fetching } = lookup;
  const news = before?.data && data && newsOf(
    { parcel: before.data, progress: before.progress, view },
    { parcel: data, progress, view },
  );
  return (
    <div aria-live="polite">
      {fetching && (
        <div class="wrap">
          <p class="tracking-loading">{view.labels.loading}</p>
        </div>
      )}
      <p class="visually-hidden">
        {news && <span key={news}>{news}</span>}
      </p>
    </div>
  );
}
