import * as L from "leaflet";
import type { Draw, MapView, Place } from "@/lib/parcels/places.ts";
import { unrollLongitudes } from "./longitudes.ts";

/** The deepest zoom that a parcel may ask for (decision 26). */
const MAX_ZOOM = 19;

/** How far tiles may be scaled up before nothing on them can be recognized. */
const BEYOND_TILES = 2;

/** How close a map without a zoom of its own may look. */
const FIT_ZOOM = 6;

/** Pixels beside the outermost places, for pins and their labels. */
const ROOM = { paddingTopLeft: [64, 88], paddingBottomRight: [64, 48] };

/** Beyond these latitudes the projection has nothing to show. */
const MAX_LATITUDE = 85;

type Point = [latitude: number, longitude: number];

/**
 * Makes the map of a parcel (spec section 2) in the `.map` of a section. Returns what draws it, with copies of the pins of
 * the section's list, as often as the parcel has moved. The signal takes the map away.
 */
export function openMap(
  section: HTMLElement,
  view: MapView,
  ended: AbortSignal,
): Draw {
  const map = makeMap(section.querySelector(".map")!, view);
  const journey = L.layerGroup().addTo(map);
  ended.addEventListener("abort", () => map.remove());
  return (view) => {
    const { places } = view;
    const points = toPoints(places);
    journey.clearLayers();
    lookAt(map, view, points);
    drawRoute(journey, places, points);
    places.forEach((place, index) => {
      const pin = section.querySelector(`.pin-${place.kind}`)!.cloneNode(true);
      addMarker(journey, points[index]!, { place, pin });
    });
  };
}

/** Makes a map with tiles and buttons, which looks nowhere yet. */
export function makeMap(
  element: HTMLElement,
  { labels, tiles }: Pick<MapView, "labels" | "tiles">,
): L.Map {
  const maxZoom = Math.min(MAX_ZOOM, tiles.maxZoom + BEYOND_TILES);
  const map = emptyMap(element, maxZoom);
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

function emptyMap(element: HTMLElement, maxZoom: number): L.Map {
  const moving = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  return L.map(element, {
    attributionControl: false,
    zoomControl: false,
    // Neither the wheel nor one finger may hold a visitor who only scrolls past.
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
}

function current(places: Place[]): number {
  return places.findIndex(({ kind }) => kind === "current");
}

function toPoints(places: Place[]): Point[] {
  const longitudes = unrollLongitudes(places.map(({ longitude }) => longitude));
  return places.map(({ latitude }, index) => [latitude, longitudes[index]!]);
}

/** Shows the whole journey, no closer than the operator asked for (decision 56). */
function lookAt(map: L.Map, { zoom, tiles }: MapView, points: Point[]): void {
  // Closer than the tiles know, a map starts without anything to recognize.
  const maxZoom = Math.min(zoom ?? FIT_ZOOM, tiles.maxZoom);
  map.fitBounds(L.latLngBounds(points), { ...ROOM, maxZoom, animate: false });
}

/** A line that is full as far as the parcel has come and dotted from there on. */
function drawRoute(
  journey: L.LayerGroup,
  places: Place[],
  points: Point[],
): void {
  const reached = Math.max(0, current(places));
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

function addMarker(
  journey: L.LayerGroup,
  point: Point,
  { place, pin }: { place: Place; pin: Node },
): void {
  const { kind, label } = place;
  const html = document.createElement("div");
  const text = document.createElement("span");
  text.className = "pin-label";
  text.textContent = label;
  html.append(pin, text);
  const className = `marker marker-${kind}`;
  const icon = L.divIcon({
    html,
    className,
    iconSize: [32, 42],
    iconAnchor: [16, 39],
  });
  L.marker(point, { icon, interactive: false, keyboard: false }).addTo(journey);
}
