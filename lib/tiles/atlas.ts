import { geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";

/** A line or ring in world units: x grows eastwards, y southwards, both from 0 to 1. */
export interface Shape {
  points: [number, number][];
  west: number;
  north: number;
  east: number;
  south: number;
}

/** The outlines of one scale, already projected: drawing a tile only selects and clips them. */
export interface Atlas {
  land: Shape[];
  borders: Shape[];
}

interface Topology {
  objects: { land: unknown; countries: unknown };
}

type Scale = "110m" | "50m";

const loading: Partial<Record<Scale, Promise<Atlas>>> = {};

/** Returns the outlines for a zoom level: 1:110 million up to zoom 2, 1:50 million from zoom 3. Each is loaded once. */
export function loadAtlas(z: number): Promise<Atlas> {
  const scale = z < 3 ? "110m" : "50m";
  return loading[scale] ??= readTopology(scale).then(projectTopology);
}

async function readTopology(scale: Scale): Promise<Topology> {
  // Two literal imports, because only these are part of the module graph and need no read permission.
  const module = scale === "110m"
    ? await import("world-atlas/countries-110m.json", {
      with: { type: "json" },
    })
    : await import("world-atlas/countries-50m.json", {
      with: { type: "json" },
    });
  return module.default as Topology;
}

function projectTopology(topology: Topology): Atlas {
  const { land, countries } = topology.objects;
  return {
    land: project(feature(topology, land)),
    borders: project(mesh(topology, countries, differ)),
  };
}

/** Selects the lines between two countries; coasts belong to only one. */
function differ(one: unknown, other: unknown): boolean {
  return one !== other;
}

/** Projects a geometry to the world square, and splits it into single lines and rings cut at the date line. */
function project(geometry: unknown): Shape[] {
  const lines: [number, number][][] = [];
  // The part of a canvas context that geoPath uses.
  const context = {
    moveTo: (x: number, y: number) => lines.push([[x, y]]),
    lineTo: (x: number, y: number) => lines.at(-1)!.push([x, y]),
    closePath: () => lines.at(-1)!.push(lines.at(-1)![0]!),
  };
  const worldSquare = geoMercator()
    .scale(1 / (2 * Math.PI))
    .translate([0.5, 0.5])
    .precision(0);
  geoPath(worldSquare, context)(geometry);
  return lines.map(withBounds);
}

function withBounds(points: [number, number][]): Shape {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    points,
    west: Math.min(...xs),
    north: Math.min(...ys),
    east: Math.max(...xs),
    south: Math.max(...ys),
  };
}
