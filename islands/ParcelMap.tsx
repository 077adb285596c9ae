import { useEffect, useRef, useState } from "preact/hooks";
import { ResultSection } from "@/components/parcels/FactList.tsx";
import { PlaceList } from "@/components/parcels/PlaceList.tsx";
import { useAlive } from "@/components/ui/use_alive.ts";
import type { Draw, MapView } from "@/lib/parcels/places.ts";

/** The properties of a place that are drawn. */
const DRAWN = ["kind", "latitude", "longitude"];

/** The map of a parcel (spec section 2), drawn by a script, and its places in words; nothing without places. */
export default function ParcelMap(view: MapView) {
  const { places, zoom, labels } = view;
  const whole = useRef<HTMLDivElement>(null);
  const alive = useAlive();
  const [isLost, setLost] = useState(false);
  const hasMap = alive && !isLost && places.length > 0;
  const opened = useRef<Promise<void | Draw>>();
  // A map that opens later shows the state of that time.
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    if (!hasMap) return;
    const ended = new AbortController();
    opened.current = import("@/lib/client/near_map.ts")
      .then(({ openWhenNear }) =>
        openWhenNear(whole.current!, view, ended.signal)
      )
      // After an upgrade its script is gone; the places in words are enough.
      .catch((error) => {
        console.warn(error);
        setLost(true);
      });
    return () => ended.abort();
  }, [hasMap]);
  useEffect(() => {
    if (hasMap) opened.current?.then((draw) => draw?.(latest.current));
    // A place's name is only beside the map, and must not change the visitor's view of it.
  }, [hasMap, JSON.stringify([places, zoom], DRAWN)]);
  if (places.length === 0) return null;
  return (
    <div class="result-map" ref={whole}>
      <ResultSection id="map" heading={labels.heading}>
        <PlaceList places={places} />
        {hasMap && (
          <>
            {/* Focusable before it is loaded, because loading begins when it comes near the viewport. */}
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
