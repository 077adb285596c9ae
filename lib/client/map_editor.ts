import * as L from "leaflet";
import type { MapLabels } from "@/lib/tracking/labels.ts";
import type { PlaceKind, TileSource } from "@/lib/tracking/places.ts";
import { unrollLongitudes } from "./longitudes.ts";
import { makeMap, pinIcon } from "./map.ts";
import { loadStyles } from "./near_map.ts";

/** The hint below the map on how to move markers. */
const HINT_ID = "map-editor-hint";

/** A pin of 32 by 42 pixels with the margin that a finger needs. */
const MARKER_SIZE: L.PointTuple = [44, 44];

/** Five decimals of a degree are about a metre. */
const DECIMALS = 5;

/** Pixels that an arrow key moves a marker; with Shift, one. */
const STEP = 12;
const EXACT_STEP = 1;

/** Zoom levels for a single place and for the world. */
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
  /** The places that can be set, the chosen one first. */
  kinds: PlaceKind[];
  /** The initial view without places; the whole world when left out. */
  start?: { latitude: number; longitude: number } | undefined;
  labels: MapLabels;
  tiles: TileSource;
}

/**
 * Edits markers by pointer and keyboard, in sync with the fields of the page's form (spec section 2, "Update Map"). Those
 * of places without values are off the map.
 */
export async function editMap(
  root: HTMLElement,
  { kinds, start, labels, tiles }: MapEditing,
): Promise<void> {
  await loadStyles(tiles.styles);
  const element = root.querySelector<HTMLElement>(".map")!;
  const map = makeMap(element, { labels, tiles });
  const places = JOURNEY.filter((kind) => kinds.includes(kind));
  const markers = new Map(places.map((kind) => [kind, makeMarker(kind)]));
  lookAtAll(map, places, start);
  showAll();
  map.on(
    "click",
    ({ latlng }: L.LeafletMouseEvent) => setPlace(chosen(), latlng),
  );
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target !== element) return;
    event.preventDefault();
    setPlace(chosen(), map.getCenter());
  });
  addEventListener("input", ({ target }) => {
    const { name } = target as HTMLInputElement;
    const kind = places.find((each) => name.startsWith(`map_${each}_`));
    if (kind !== undefined) follow(kind);
  });

  /** Places the markers by the fields. */
  function showAll() {
    const journey = readJourney(places, map.getCenter().lng);
    for (const [kind, marker] of markers) {
      const point = journey.get(kind);
      if (point === undefined) marker.remove();
      else marker.setLatLng(point).addTo(map);
    }
  }

  function chosen(): PlaceKind {
    const choice = root.querySelector<HTMLInputElement>(":checked")!;
    return choice.value as PlaceKind;
  }

  /** Moves a marker and updates its fields. */
  function setPlace(kind: PlaceKind, point: L.LatLng) {
    markers.get(kind)!.setLatLng(point).addTo(map);
    writePoint(kind, point);
    say(kind);
  }

  /** Moves a marker to what was typed. A marker that was set by hand stays on its copy of the world. */
  function follow(kind: PlaceKind) {
    const typed = readPoint(kind);
    const marker = markers.get(kind)!;
    const shown = map.hasLayer(marker) && marker.getLatLng().wrap();
    if (typed !== null && shown && shown.equals(typed, 1e-5)) return;
    showAll();
    if (map.hasLayer(marker)) map.panInside(marker.getLatLng(), ROOM);
  }

  function makeMarker(kind: PlaceKind): L.Marker {
    const pin = root.querySelector(`.pin-${kind}`)!.cloneNode(true);
    const icon = pinIcon(labels[kind], pin, {
      className: `marker marker-${kind} marker-movable`,
      iconSize: MARKER_SIZE,
      iconAnchor: [22, 41],
    });
    const options = { icon, draggable: true, autoPanOnFocus: true };
    const marker = L.marker([0, 0], options);
    marker.on("add", () => {
      const element: HTMLElement = marker.getElement()!;
      element.ariaLabel = labels[kind];
      element.setAttribute("aria-describedby", HINT_ID);
      element.addEventListener("keydown", (event) => nudge(kind, event));
    });
    marker.on("drag", () => writePoint(kind, marker.getLatLng()));
    marker.on("dragend", () => say(kind));
    return marker;
  }

  /** Moves a marker by an arrow key. */
  function nudge(kind: PlaceKind, event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    // Else the map would move as well.
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? EXACT_STEP : STEP;
    const [x, y] = arrow;
    const from = map.latLngToContainerPoint(markers.get(kind)!.getLatLng());
    const to = map.containerPointToLatLng(from.add([x * step, y * step]));
    setPlace(kind, to);
    map.panInside(to, ROOM);
  }

  function say(kind: PlaceKind) {
    const { latitude, longitude } = fieldsOf(kind);
    const text = `${labels[kind]}: ${latitude.value}, ${longitude.value}`;
    root.querySelector("[role=status]")!.textContent = text;
  }
}

/** Fits all places that are set, or shows the start view. */
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

/**
 * Returns the places in the fields, the first on the copy of the world nearest to a longitude, each further one nearest to
 * its predecessor.
 */
function readJourney(
  places: PlaceKind[],
  near: number,
): Map<PlaceKind, L.LatLng> {
  const journey = new Map<PlaceKind, L.LatLng>();
  for (const kind of places) {
    const point = readPoint(kind);
    if (point === null) continue;
    near = unrollLongitudes([near, point.lng])[1]!;
    journey.set(kind, L.latLng(point.lat, near));
  }
  return journey;
}

function fieldsOf(kind: PlaceKind) {
  return { latitude: field("latitude"), longitude: field("longitude") };

  function field(name: string): HTMLInputElement {
    return document.querySelector(`[name=map_${kind}_${name}]`)!;
  }
}

/** Returns the point in the fields of a place; null unless both are valid. */
function readPoint(kind: PlaceKind): L.LatLng | null {
  const { latitude, longitude } = fieldsOf(kind);
  const isWhole = [latitude, longitude].every(({ value, validity }) =>
    value !== "" && validity.valid
  );
  return isWhole
    ? L.latLng(latitude.valueAsNumber, longitude.valueAsNumber)
    : null;
}

function writePoint(kind: PlaceKind, point: L.LatLng): void {
  const { lat, lng } = point.wrap();
  const { latitude, longitude } = fieldsOf(kind);
  latitude.value = String(Number(lat.toFixed(DECIMALS)));
  longitude.value = String(Number(lng.toFixed(DECIMALS)));
  // Notifies the form as typing would, once both are set.
  latitude.dispatchEvent(new Event("input", { bubbles: true }));
}
