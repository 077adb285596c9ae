import { useEffect, useRef, useState } from "preact/hooks";
import { Pin } from "@/components/tracking/Pin.tsx";
import { useAlive } from "@/components/ui/use_alive.ts";
import type { Draw, MapView, Place } from "@/lib/tracking/places.ts";

/** The properties of a place that the map draws. */
const DRAWN = ["kind", "latitude", "longitude"];

/** The map of a parcel, which needs a script, and a list of its places; nothing if there are no places. */
export default function ParcelMap(view: MapView) {
  const { places, zoom, labels } = view;
  const whole = useRef<HTMLDivElement>(null);
  const alive = useAlive();
  const [isLost, setLost] = useState(false);
  const hasMap = alive && !isLost && places.length > 0;
  const opened = useRef<Promise<void | Draw>>();
  // A map that is opened later shows the latest state.
  const latest = useRef(view);
  latest.current = view;
  useEffect(() => {
    if (!hasMap) return;
    const ended = new AbortController();
    opened.current = import("@/lib/client/near_map.ts")
      .then(({ openWhenNear }) =>
        openWhenNear(whole.current!, view, ended.signal)
      )
      // After an upgrade the old script may be gone; the list of places suffices.
      .catch((error) => {
        console.warn(error);
        setLost(true);
      });
    return () => ended.abort();
  }, [hasMap]);
  useEffect(() => {
    if (hasMap) opened.current?.then((draw) => draw?.(latest.current));
    // A new name of a place must not reset the visitor's view of the map.
  }, [hasMap, JSON.stringify([places, zoom], DRAWN)]);
  if (places.length === 0) return null;
  return (
    <div class="result-map" ref={whole}>
      <section aria-labelledby="map">
        <h2 class="result-heading" id="map">{labels.heading}</h2>
        <PlaceList places={places} />
        {hasMap && <MapArea hint={labels.hint} />}
      </section>
    </div>
  );
}

/** The map's element. It is focusable before the map has loaded; loading starts when it is near the viewport. */
function MapArea({ hint }: { hint: string }) {
  return (
    <>
      <div
        class="map"
        role="application"
        tabIndex={0}
        aria-labelledby="map"
        aria-describedby="map-hint"
      />
      <p class="map-hint" id="map-hint">{hint}</p>
    </>
  );
}

/** The list of places with their pins. */
function PlaceList({ places }: { places: Place[] }) {
  return (
    <ul class="places">
      {places.map(({ kind, label, text }) => (
        <li key={kind} class="place">
          <Pin kind={kind} />
          <span class="place-text">
            <span class="soft">{label}</span>
            {text && <bdi key={text}>{text}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  );
}
