import { Pin } from "./Pin.tsx";
import type { Place } from "@/lib/parcels/places.ts";

/** The map in words: what each pin stands for and where it is. */
export function PlaceList({ places }: { places: Place[] }) {
  return (
    <ul class="places">
      {places.map(({ kind, label, text }) => (
        <li key={kind} class="place">
          <Pin kind={kind} />
          <span class="place-text">
            <span class="soft">{label}</span>
            {text && <bdi>{text}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  );
}
