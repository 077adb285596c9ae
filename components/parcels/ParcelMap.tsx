import { useEffect, useRef, useState } from "preact/hooks";
import { ResultSection } from "@/components/parcels/FactList.tsx";
import { PlaceList } from "@/components/parcels/PlaceList.tsx";
import type { Draw, MapView } from "@/lib/parcels/places.ts";
import { useAlive } from "@/components/ui/use_alive.ts";

/** What of a place is drawn. */
const DRAWN = ["kind", "latitude", "longitude"];

/**
 * The map of a parcel (spec section 2), drawn where a script runs, and its places in words, for everybody. Part of an island.
 */
export function ParcelMap(view: MapView) {
  const { places, zoom, labels } = view;
  const whole = useRef<HTMLDivElement>(null);
  const alive = useAlive();
  const [isLost, setLost] = useState(false);
  const hasMap = alive && !isLost;
  const opened = useRef<Promise<void | Draw>>();
  // A map that opens later is drawn as things are by then.
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    if (!hasMap) return;
    const ended = new AbortController();
    opened.current = import("@/lib/client/near_map.ts")
      .then(({ openWhenNear }) =>
        openWhenNear(whole.current!, view, ended.signal)
      )
      // After an upgrade its script is gone: an empty frame would say less than the places in words.
      .catch((error) => {
        console.warn(error);
        setLost(true);
      });
    return () => ended.abort();
  }, [hasMap]);
  useEffect(() => {
    opened.current?.then((draw) => draw?.(latest.current));
    // What a place is called stands beside the map alone, and must not change where the visitor looks.
  }, [hasMap, JSON.stringify([places, zoom], DRAWN)]);
  return (
    <div class="result-map" ref={whole}>
      <ResultSection id="map" heading={labels.heading}>
        <PlaceList places={places} />
        {hasMap && (
          <>
            {/* It is a stop of the keyboard before it is loaded, which begins when it comes near the screen. */}
            <div
              class="map"
              role="application"
              tabIndex={0}
              aria-labelledby="map"
              aria-describedby="map-hint"
            />
            <p class="map-hint" id="map-hint">{labels.hint}</p>
          </>
        )}
      </ResultSection>
    </div>
  );
}
