import * as L from "leaflet";
import type { Draw, MapView, Place } from "@/lib/tracking/places.ts";
import { unrollLongitudes } from "./longitudes.ts";

/** Maximum zoom for a parcel. */
const MAX_ZOOM = 19;

/** Zoom levels beyond the tiles' own at which scaled tiles are still recognizable. */
const MAX_OVERZOOM = 2;

/** Maximum initial zoom if the parcel sets none. */
const FIT_ZOOM = 6;

/** Padding in pixels around the outermost places, for pins and labels. */
const ROOM = { paddingTopLeft: [64, 88], paddingBottomRight: [64, 48] };

/** The latitudes at which the map projection ends. */
const MAX_LATITUDE = 85;

type Point = [latitude: number, longitude: number];

/**
 * Creates a parcel's map (spec section 2) in the `.map` of a section. Returns a function that redraws it, with copies of the
 * pins in the section's list, whenever the parcel has moved. The signal removes the map.
 */
export function openMap(
  section: HTMLElement,
  view: MapView,
  ended: AbortSignal,
): Draw {
  const map = createMap(section.querySelector(".map")!, view);
  const journey = L.layerGroup().addTo(map);
  ended.addEventListener("abort", () => map.remove());
  return (view) => {
    const { places } = view;
    const points = toPoints(places);
    journey.clearLayers();
    lookAt(map, view, points);
    drawRoute(journey, places, points);
    for (const [index, { kind, label }] of places.entries()) {
      const pin = section.querySelector(`.pin-${kind}`)!.cloneNode(true);
      const icon = pinIcon(label, pin, {
        className: `marker marker-${kind}`,
        iconSize: [32, 42],
        iconAnchor: [16, 39],
      });
      L.marker(points[index]!, { icon, interactive: false, keyboard: false })
        .addTo(journey);
    }
  };
}

/** Creates a map with tiles and buttons but no initial view. */
export function createMap(
  element: HTMLElement,
  { labels, tiles }: Pick<MapView, "labels" | "tiles">,
): L.Map {
  const maxZoom = Math.min(MAX_ZOOM, tiles.maxZoom + MAX_OVERZOOM);
  const moving = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = L.map(element, {
    attributionControl: false,
    zoomControl: false,
    // The map must not trap the wheel or finger of a visitor scrolling past.
    scrollWheelZoom: false,
    dragging: !matchMedia("(pointer: coarse)").matches,
    boxZoom: false,
    fadeAnimation: moving,
    zoomAnimation: moving,
    zoomSnap: 0.5,
    minZoom: 1,
    maxZoom,
    maxBounds: [[-MAX_LATITUDE, -Infinity], [MAX_LATITUDE, Infinity]],
    maxBoundsViscosity: 1,
  });
  L.control.attribution({ prefix: false }).addTo(map);
  L.control.zoom({ zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut })
    .addTo(map);
  L.tileLayer(tiles.url, {
    attribution: tiles.attribution,
    className: `tiles-${tiles.kind}`,
    maxNativeZoom: tiles.maxZoom,
    maxZoom,
    referrerPolicy: "strict-origin-when-cross-origin",
  }).addTo(map);
  return map;
}

function toPoints(places: Place[]): Point[] {
  const longitudes = unrollLongitudes(places.map(({ longitude }) => longitude));
  return places.map(({ latitude }, index) => [latitude, longitudes[index]!]);
}

/** Fits the whole journey, up to the zoom set by the operator. */
function lookAt(map: L.Map, { zoom, tiles }: MapView, points: Point[]): void {
  // The initial view stays within the tiles' own zoom levels.
  const maxZoom = Math.min(zoom ?? FIT_ZOOM, tiles.maxZoom);
  map.fitBounds(L.latLngBounds(points), { ...ROOM, maxZoom, animate: false });
}

/** Draws the route: solid up to the parcel, dotted beyond. */
function drawRoute(
  journey: L.LayerGroup,
  places: Place[],
  points: Point[],
): void {
  const current = places.findIndex(({ kind }) => kind === "current");
  const reached = Math.max(0, current);
  const parts: [string, Point[]][] = [
    ["route-done", points.slice(0, reached + 1)],
    ["route-ahead", points.slice(reached)],
  ];
  for (const [className, line] of parts) {
    if (line.length > 1) {
      L.polyline(line, { className, interactive: false }).addTo(journey);
    }
  }
}

/** Creates a marker's icon: a pin with its label. */
export function pinIcon(
  label: string,
  pin: Node,
  options: L.DivIconOptions,
): L.DivIcon {
  const html = document.createElement("div");
  const text = document.createElement("span");
  text.className = "pin-label";
  text.textContent = label;
  html.append(pin, text);
  return L.divIcon({ ...options, html });
}
