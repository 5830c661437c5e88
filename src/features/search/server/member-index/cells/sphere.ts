import type { Point } from '#features/places/contract/geometry.ts';

/** A point on the unit sphere. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const radians = Math.PI / 180;
// In km; the same as in `kmBetween`.
export const diameter = 2 * (111.195 / radians);

export function vectorOf({ lat, lon }: Point): Vector {
  const ring = Math.cos(lat * radians);
  return { x: ring * Math.cos(lon * radians), y: ring * Math.sin(lon * radians), z: Math.sin(lat * radians) };
}

/** The squared chord between two points. */
export const chordBetween = (a: Vector, b: Vector): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;

export const kmOfChord = (squared: number): number => diameter * Math.asin(Math.min(1, Math.sqrt(squared) / 2));

export const middleOf = ({ lat, lon }: Point): Vector => vectorOf({ lat: Math.floor(lat) + 0.5, lon: Math.floor(lon) + 0.5 });

/** Half the diagonal at the edge of the block that is nearer to the equator, where it is widest; km. */
export const reachOf = ({ lat }: Point): number =>
  2 + 56 * Math.hypot(1, Math.cos(Math.min(...[0, 1].map((edge) => Math.abs(Math.floor(lat) + edge))) * radians));

export const blockOf = (lat: number, lon: number): number => Math.floor(lat) * 360 + ((((Math.floor(lon) + 180) % 360) + 360) % 360);

/** All blocks that may contain a cell nearby; close to the poles that is the whole ring. */
export function blocksAround({ lat, lon }: Point, far: number): Set<number> {
  // Adjacent rows are a degree (111 km) away; further north or south a degree of longitude is shorter.
  const kmPerDegree = 111 * Math.cos(Math.min(89.9, Math.abs(lat) + 1) * radians);
  const reach = Math.min(180, Math.ceil((far + 1) / kmPerDegree));
  const blocks = new Set<number>();
  for (const row of [lat - 1, lat, lat + 1]) for (let column = -reach; column <= reach; column++) blocks.add(blockOf(row, lon + column));
  return blocks;
}
