import { useEffect, useRef } from "preact/hooks";
import { useParcelSearch } from "@/lib/client/parcel_search.ts";
import type { PublicParcel } from "@/lib/schemas/records.ts";
import { trackingTitle } from "@/components/parcels/format.ts";
import type { TrackingView } from "@/components/parcels/labels.ts";
import { mapPlaces, type TileSource } from "@/components/parcels/places.ts";
import { ResultTools } from "@/components/parcels/ResultTools.tsx";
import { TrackingFailure } from "@/components/parcels/TrackingFailure.tsx";
import { TrackingResult } from "@/components/parcels/TrackingResult.tsx";
import { TrackingSearch } from "@/components/parcels/TrackingSearch.tsx";
import { ParcelMap } from "@/components/parcels/ParcelMap.tsx";

export interface TrackingProps {
  /** The parcel's own code, or what the address asks for; empty when it asks for nothing. */
  code: string;
  /** What the server found for it. */
  parcel: PublicParcel | null;
  errors: string[];
  view: TrackingView;
  tiles: TileSource;
}

/** The tracking page (spec section 2): rendered whole by the server, searched in place from then on. */
export default function Tracking(
  { code, parcel, errors, view, tiles }: TrackingProps,
) {
  const first = { data: parcel, errors, fetching: false };
  const { lookup, field, submit, searched } = useParcelSearch(code, first);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, errors: [error], fetching } = lookup.value;
  const idle = data === null && error === undefined && !fetching;

  useEffect(() => {
    if (!searched || fetching) return;
    document.title = trackingTitle(data, error, view);
    heading.current?.focus();
  }, [lookup.value]);

  return (
    <>
      <TrackingSearch
        code={code}
        labels={view.labels}
        idle={idle}
        field={field}
        onSubmit={submit}
      />
      <div class={idle ? "tracking-area tracking-area-idle" : "tracking-area"}>
        <div aria-live="polite">
          {fetching && (
            <div class="wrap">
              <p class="tracking-loading">{view.labels.loading}</p>
            </div>
          )}
        </div>
        {error !== undefined && (
          <TrackingFailure error={error} view={view} heading={heading} />
        )}
        {data !== null && (
          <TrackingResult
            parcel={data}
            view={view}
            heading={heading}
            tools={
              <ResultTools code={data.tracking_code} labels={view.labels} />
            }
            map={data.show_map === "yes" && (
              <Map parcel={data} view={view} tiles={tiles} />
            )}
          />
        )}
      </div>
    </>
  );
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
