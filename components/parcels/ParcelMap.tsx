import { useEffect, useRef, useState } from "preact/hooks";
import { ResultSection } from "@/components/parcels/FactList.tsx";
import { PlaceList } from "@/components/parcels/PlaceList.tsx";
import type { MapView } from "@/components/parcels/places.ts";
import { useAlive } from "@/components/ui/use_alive.ts";

/**
 * The map of a parcel (spec section 2), drawn where a script runs, and its places in words, for everybody. Part of an island.
 */
export function ParcelMap(view: MapView) {
  const { places, zoom, labels } = view;
  const whole = useRef<HTMLDivElement>(null);
  const alive = useAlive();
  const [isLost, setLost] = useState(false);
  const hasMap = alive && !isLost;
  useEffect(() => {
    if (!hasMap) return;
    const ended = new AbortController();
    import("@/lib/client/near_map.ts")
      .then(({ drawWhenNear }) =>
        drawWhenNear(whole.current!, view, ended.signal)
      )
      // After an upgrade its script is gone: an empty frame would say less than the places in words.
      .catch((error) => {
        console.warn(error);
        setLost(true);
      });
    return () => ended.abort();
  }, [hasMap, JSON.stringify([places, zoom])]);
  return (
    <div class="result-map" ref={whole}>
      <ResultSection id="map" heading={labels.heading}>
        <PlaceList places={places} />
        {hasMap && (
          <>
            <div class="map" role="application" aria-labelledby="map" />
            <p class="map-hint">{labels.hint}</p>
          </>
        )}
      </ResultSection>
    </div>
  );
}
