/** Types for the parts of untyped packages that the drawings use. */
type Point = [number, number];
type Shape = { type: string };

export function contours(): {
  size(size: Point): ReturnType<typeof contours>;
  thresholds(
    levels: number[],
  ): (field: number[]) => { coordinates: Point[][][] }[];
};

export function geoContains(shape: Shape, place: Point): boolean;

export function geoNaturalEarth1(): {
  fitExtent(extent: [Point, Point], shape: Shape): Projection;
};

interface Projection {
  (place: Point): Point | null;
  invert(point: Point): Point | null;
}

export function feature(topology: unknown, object: unknown): Shape;
