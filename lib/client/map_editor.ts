import * as L from "leaflet";
import type { MapLabels } from "@/lib/parcels/labels.ts";
import type { PlaceKind, TileSource } from "@/lib/parcels/places.ts";
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

interface Editing {
  kinds: PlaceKind[];
  start?: { latitude: number; longitude: number } | undefined;
  labels: MapLabels;
  tiles: TileSource;
}

/**
 * The two fields of a place in the form beside the map. They are looked up each time, because a refused form is replaced.
 */
interface PlaceFields {
  latitude: HTMLInputElement;
  longitude: HTMLInputElement;
}

/**
 * Edits markers by pointer and keyboard, in sync with the fields of the page's form (spec section 2, "Update Map"). The
 * signal ends it.
 */
export async function editMap(
  root: HTMLElement,
  { kinds, start, labels, tiles }: Editing,
  ended: AbortSignal,
): Promise<void> {
  await loadStyles(tiles.styles);
  if (ended.aborted) return;
  const map = makeMap(root.querySelector<HTMLElement>(".map")!, {
    labels,
    tiles,
  });
  const places = JOURNEY.filter((kind) => kinds.includes(kind));
  lookAtAll(map, places, start);
  const editor = new MapEditing(root, map, { places, labels });
  editor.showAll();
  editor.listen(ended);
  ended.addEventListener("abort", () => map.remove());
}

class MapEditing {
  #root: HTMLElement;
  #map: L.Map;
  #places: PlaceKind[];
  #labels: MapLabels;
  #markers = new Map<PlaceKind, L.Marker>();

  constructor(
    root: HTMLElement,
    map: L.Map,
    { places, labels }: { places: PlaceKind[]; labels: MapLabels },
  ) {
    this.#root = root;
    this.#map = map;
    this.#places = places;
    this.#labels = labels;
  }

  /** Places the markers by the fields, and removes those without values. */
  showAll(): void {
    const journey = readJourney(this.#places, this.#map.getCenter().lng);
    for (const kind of this.#places) {
      const point = journey.get(kind);
      if (point !== undefined) this.#show(kind, point);
      else this.#hide(kind);
    }
  }

  listen(ended: AbortSignal): void {
    this.#map.on(
      "click",
      ({ latlng }: L.LeafletMouseEvent) => this.#set(this.#chosen(), latlng),
    );
    const container: HTMLElement = this.#map.getContainer();
    container.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.target !== event.currentTarget) return;
      event.preventDefault();
      this.#set(this.#chosen(), this.#map.getCenter());
    });
    addEventListener("input", ({ target }) => {
      const { name } = target as HTMLInputElement;
      const kind = this.#places.find((each) => name.startsWith(`map_${each}_`));
      if (kind !== undefined) this.#follow(kind);
    }, { signal: ended });
  }

  #chosen(): PlaceKind {
    const chosen = this.#root.querySelector<HTMLInputElement>(":checked");
    return chosen!.value as PlaceKind;
  }

  /** Moves a marker and updates its fields. */
  #set(kind: PlaceKind, point: L.LatLng): void {
    this.#show(kind, point);
    writePoint(kind, point);
    this.#say(kind);
  }

  /** Moves a marker to what was typed. A marker that was set by hand stays on its copy of the world. */
  #follow(kind: PlaceKind): void {
    const said = readPoint(kind);
    const shown = this.#markers.get(kind)?.getLatLng().wrap();
    if (said !== null && shown?.equals(said, 1e-5)) return;
    this.showAll();
    const marker = this.#markers.get(kind);
    if (marker !== undefined) this.#map.panInside(marker.getLatLng(), ROOM);
  }

  #show(kind: PlaceKind, point: L.LatLng): void {
    const marker = this.#markers.get(kind);
    if (marker !== undefined) marker.setLatLng(point);
    else this.#markers.set(kind, this.#addMarker(kind, point));
  }

  #hide(kind: PlaceKind): void {
    this.#markers.get(kind)?.remove();
    this.#markers.delete(kind);
  }

  #addMarker(kind: PlaceKind, point: L.LatLng): L.Marker {
    const marker = L.marker(point, {
      icon: this.#icon(kind),
      draggable: true,
      keyboard: true,
      autoPanOnFocus: true,
    }).addTo(this.#map);
    const element: HTMLElement = marker.getElement()!;
    element.ariaLabel = this.#labels[kind];
    element.setAttribute("aria-describedby", HINT_ID);
    element.addEventListener("keydown", (event) => {
      const arrow = ARROWS[event.key];
      if (arrow === undefined) return;
      // Else the map would move as well.
      event.preventDefault();
      event.stopPropagation();
      this.#nudge(kind, arrow, event.shiftKey ? EXACT_STEP : STEP);
    });
    marker.on("drag", () => writePoint(kind, marker.getLatLng()));
    marker.on("dragend", () => this.#say(kind));
    return marker;
  }

  #nudge(kind: PlaceKind, [x, y]: [number, number], step: number): void {
    const from = this.#map.latLngToContainerPoint(
      this.#markers.get(kind)!.getLatLng(),
    );
    const to = this.#map.containerPointToLatLng(
      from.add([x * step, y * step]),
    );
    this.#set(kind, to);
    this.#map.panInside(to, ROOM);
  }

  #icon(kind: PlaceKind): L.DivIcon {
    const pin = this.#root.querySelector(`.pin-${kind}`)!.cloneNode(true);
    return pinIcon(this.#labels[kind], pin, {
      className: `marker marker-${kind} marker-movable`,
      iconSize: MARKER_SIZE,
      iconAnchor: [22, 41],
    });
  }

  #say(kind: PlaceKind): void {
    const { latitude, longitude } = fieldsOf(kind);
    const text = `${this.#labels[kind]}: ${latitude.value}, ${longitude.value}`;
    this.#root.querySelector("[role=status]")!.textContent = text;
  }
}

/** Fits all places that are set, or shows the start view. */
function lookAtAll(
  map: L.Map,
  places: PlaceKind[],
  start: Editing["start"],
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
  const said = places.flatMap((kind) => {
    const point = readPoint(kind);
    return point === null ? [] : { kind, point };
  });
  const [, ...longitudes] = unrollLongitudes([
    near,
    ...said.map(({ point }) => point.lng),
  ]);
  return new Map(
    said.map(({ kind, point }, at) => [
      kind,
      L.latLng(point.lat, longitudes[at]!),
    ]),
  );
}

function fieldsOf(kind: PlaceKind): PlaceFields {
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
