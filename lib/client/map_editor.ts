import * as L from "leaflet";
import type { MapLabels } from "@/lib/tracking/labels.ts";
import type { PlaceKind, TileSource } from "@/lib/tracking/places.ts";
import { createMap, pinIcon } from "./map.ts";
import { loadStyles } from "./near_map.ts";
import {
  coordinatesText,
  readJourney,
  readPoint,
  writePoint,
} from "./place_fields.ts";

/** The id of the hint on moving markers. */
const HINT_ID = "map-editor-hint";

/** A pin of 32 by 42 pixels plus a touch margin. */
const MARKER_SIZE: L.PointTuple = [44, 44];

/** Pixels that an arrow key moves a marker; one pixel with Shift. */
const STEP = 12;
const EXACT_STEP = 1;

/** Initial zoom for a single place and for the world. */
const START_ZOOM = 5;
const WORLD_ZOOM = 1.5;
const MIDDLE = { latitude: 20, longitude: 0 };

/** Padding in pixels around visible markers, for their labels. */
const ROOM = { padding: [64, 64] };

const JOURNEY: PlaceKind[] = ["pickup", "current", "destination"];

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface MapEditing {
  /** The editable places, the selected one first. */
  kinds: PlaceKind[];
  /** The initial view if no place is set; the whole world if omitted. */
  start?: { latitude: number; longitude: number } | undefined;
  labels: MapLabels;
  tiles: TileSource;
}

/**
 * Edits markers by pointer and keyboard, in sync with the form's fields (spec section 2, "Update Map"). A place without
 * coordinates has no marker on the map.
 */
export async function editMap(
  root: HTMLElement,
  editing: MapEditing,
): Promise<void> {
  await loadStyles(editing.tiles.styles);
  new PlaceMarkers(root, editing);
}

class PlaceMarkers {
  readonly #root: HTMLElement;
  readonly #labels: MapLabels;
  readonly #map: L.Map;
  readonly #places: PlaceKind[];
  readonly #markers: Map<PlaceKind, L.Marker>;

  constructor(root: HTMLElement, { kinds, start, labels, tiles }: MapEditing) {
    const element = root.querySelector<HTMLElement>(".map")!;
    this.#root = root;
    this.#labels = labels;
    this.#map = createMap(element, { labels, tiles });
    this.#places = JOURNEY.filter((kind) => kinds.includes(kind));
    this.#markers = new Map(
      this.#places.map((kind) => [kind, this.#makeMarker(kind)]),
    );
    lookAtAll(this.#map, this.#places, start);
    this.#showAll();
    this.#listen(element);
  }

  #listen(element: HTMLElement): void {
    this.#map.on(
      "click",
      ({ latlng }: L.LeafletMouseEvent) =>
        this.#setPlace(this.#chosen(), latlng),
    );
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.target !== element) return;
      event.preventDefault();
      this.#setPlace(this.#chosen(), this.#map.getCenter());
    });
    addEventListener("input", ({ target }) => {
      const { name } = target as HTMLInputElement;
      const kind = this.#places.find((each) => name.startsWith(`map_${each}_`));
      if (kind !== undefined) this.#follow(kind);
    });
  }

  /** Positions all markers from the fields. */
  #showAll(): void {
    const journey = readJourney(this.#places, this.#map.getCenter().lng);
    for (const [kind, marker] of this.#markers) {
      const point = journey.get(kind);
      if (point === undefined) marker.remove();
      else marker.setLatLng(point).addTo(this.#map);
    }
  }

  #chosen(): PlaceKind {
    const choice = this.#root.querySelector<HTMLInputElement>(":checked")!;
    return choice.value as PlaceKind;
  }

  /** Moves a marker and updates its fields. */
  #setPlace(kind: PlaceKind, point: L.LatLng): void {
    this.#markers.get(kind)!.setLatLng(point).addTo(this.#map);
    writePoint(kind, point);
    this.#say(kind);
  }

  /** Moves a marker to the typed coordinates. A marker moved by hand stays on its copy of the world. */
  #follow(kind: PlaceKind): void {
    const typed = readPoint(kind);
    const marker = this.#markers.get(kind)!;
    const shown = this.#map.hasLayer(marker) && marker.getLatLng().wrap();
    if (typed !== null && shown && shown.equals(typed, 1e-5)) return;
    this.#showAll();
    if (this.#map.hasLayer(marker)) {
      this.#map.panInside(marker.getLatLng(), ROOM);
    }
  }

  #makeMarker(kind: PlaceKind): L.Marker {
    const label = this.#labels[kind];
    const pin = this.#root.querySelector(`.pin-${kind}`)!.cloneNode(true);
    const icon = pinIcon(label, pin, {
      className: `marker marker-${kind} marker-movable`,
      iconSize: MARKER_SIZE,
      iconAnchor: [22, 41],
    });
    const options = { icon, draggable: true, autoPanOnFocus: true };
    const marker = L.marker([0, 0], options);
    marker.on("add", () => {
      const element: HTMLElement = marker.getElement()!;
      element.ariaLabel = label;
      element.setAttribute("aria-describedby", HINT_ID);
      element.addEventListener("keydown", (event) => this.#nudge(kind, event));
    });
    marker.on("drag", () => writePoint(kind, marker.getLatLng()));
    marker.on("dragend", () => this.#say(kind));
    return marker;
  }

  /** Moves a marker with the arrow keys. */
  #nudge(kind: PlaceKind, event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    // Prevents the map from panning too.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? EXACT_STEP : STEP;
    const [x, y] = arrow;
    const marker = this.#markers.get(kind)!;
    const from = this.#map.latLngToContainerPoint(marker.getLatLng());
    const to = this.#map.containerPointToLatLng(from.add([x * step, y * step]));
    this.#setPlace(kind, to);
    this.#map.panInside(to, ROOM);
  }

  #say(kind: PlaceKind): void {
    const text = `${this.#labels[kind]}: ${coordinatesText(kind)}`;
    this.#root.querySelector("[role=status]")!.textContent = text;
  }
}

/** Fits all set places, or shows the start view. */
function lookAtAll(
  map: L.Map,
  places: PlaceKind[],
  start: MapEditing["start"],
): void {
  const points = [...readJourney(places, MIDDLE.longitude).values()];
  if (points.length === 0) {
    const { latitude, longitude } = start ?? MIDDLE;
    map.setView([latitude, longitude], start ? START_ZOOM : WORLD_ZOOM);
    return;
  }
  map.fitBounds(L.latLngBounds(points), { ...ROOM, maxZoom: START_ZOOM });
}
