/** Degrees WGS84. */
export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** Height of a grid cell in degrees of latitude: about 2 km. */
const cellHeight = 0.018;
const kmPerDegree = 111.195;
const radians = Math.PI / 180;

/**
 * The centre of the grid cell of about 2 × 2 km around a point. All points of a cell have the same centre, and a
 * centre maps to itself. More precise points are never stored or computed with.
 */
export function snapToGrid({ lat, lon }: Point): Point {
  const row = Math.min(Math.floor((clamp(lat, 90) + 90) / cellHeight), Math.ceil(180 / cellHeight) - 1);
  const centre = Math.min((row + 0.5) * cellHeight - 90, 90);
  // Degrees of longitude shrink towards the poles, so that a row there has fewer cells.
  const columns = Math.max(1, Math.round((360 / cellHeight) * Math.cos(centre * radians)));
  const width = 360 / columns;
  const column = Math.min(Math.floor((clamp(lon, 180) + 180) / width), columns - 1);
  return { lat: round(centre), lon: round((column + 0.5) * width - 180) };
}

/** Great-circle distance. */
export function kmBetween(a: Point, b: Point): number {
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const chord = half(b.lat - a.lat) + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(b.lon - a.lon);
  return 2 * (kmPerDegree / radians) * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);

// Five decimals are a metre: far below a cell, and exact in a four-byte float.
const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
