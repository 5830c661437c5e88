import { places } from '../data/index.ts';
import type { CountryPlaces, Coordinates } from '../data/types.ts';

/** A country as rows of square fields, each of the region whose town is nearest. */
export interface LeafMap {
  readonly width: number;
  readonly height: number;
  /** Size of one field, rounded to 5 km. */
  readonly km: number;
  readonly cells: readonly { readonly x: number; readonly y: number; readonly region: string }[];
}

/** Fields along the longer side of the country. */
const longSide = 20;
const kmPerDegree = 111.2;
const maps = new Map<string, LeafMap>();

/** The map of a country, ISO 3166-1 alpha-2, drawn from the towns that we know; null without any. */
export function leafMapOf(country: string): LeafMap | null {
  const known = maps.get(country);
  if (known) return known;
  const found = Object.values(places).find((candidate) => candidate.country === country);
  if (found === undefined) return null;
  const made = draw(found);
  maps.set(country, made);
  return made;
}

function draw({ regions }: CountryPlaces): LeafMap {
  const points = regions.flatMap(({ key, lat, lon, towns }) => [{ lat, lon }, ...towns].map((point) => ({ ...plane(point), region: key })));
  const middle = Math.cos(radians(mean(points.map(({ lat }) => lat))));
  const flat = points.map(({ lat, lon, region }) => ({ x: lon * middle * kmPerDegree, y: -lat * kmPerDegree, region }));
  const [left, top] = [Math.min(...flat.map(({ x }) => x)), Math.min(...flat.map(({ y }) => y))];
  const [wide, high] = [Math.max(...flat.map(({ x }) => x)) - left, Math.max(...flat.map(({ y }) => y)) - top];
  const km = Math.max(5, Math.ceil(Math.max(wide, high) / (longSide - 1) / 5) * 5);
  const [width, height] = [Math.floor(wide / km) + 1, Math.floor(high / km) + 1];
  const onGrid = flat.map(({ x, y, region }) => ({ x: (x - left) / km - 0.5, y: (y - top) / km - 0.5, region }));
  const cells = Array.from({ length: width * height }, (_, at) => ({ x: at % width, y: Math.floor(at / width) })).flatMap((cell) => {
    const nearest = nearestOf(cell, onGrid);
    // Further away there is only sea, or another country.
    return nearest !== undefined && apart(cell, nearest) <= 1.05 ? [{ ...cell, region: nearest.region }] : [];
  });
  return { width, height, km, cells: withAll(cells, onGrid) };
}

/** Cities that are regions are smaller than a field: each gets the nearest one of a region that keeps another. */
function withAll(cells: readonly Cell[], points: readonly Cell[]): Cell[] {
  const all = [...cells];
  for (const centre of points) {
    if (all.some(({ region }) => region === centre.region)) continue;
    const spare = all.filter(({ region }) => all.filter((other) => other.region === region).length > 1);
    const given = nearestOf(centre, spare);
    if (given !== undefined) all[all.indexOf(given)] = { ...given, region: centre.region };
  }
  return all;
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly region: string;
}

const apart = (a: Pick<Cell, 'x' | 'y'>, b: Pick<Cell, 'x' | 'y'>): number => Math.hypot(a.x - b.x, a.y - b.y);

function nearestOf(cell: Pick<Cell, 'x' | 'y'>, others: readonly Cell[]): Cell | undefined {
  const distances = others.map((other) => apart(cell, other));
  return others[distances.indexOf(Math.min(...distances))];
}

const plane = ({ lat, lon }: Coordinates): Coordinates => ({ lat, lon });
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
