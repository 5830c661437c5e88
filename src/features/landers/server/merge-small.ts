import type { LeafMap } from '#features/places/server/index.ts';
import type { RegionCount } from './lander-repo.ts';

/** Regions that are counted together. */
export interface Area {
  /** The one with most members first. */
  readonly regions: readonly string[];
  readonly members: number;
  readonly today: number;
  readonly new: number;
}

/**
 * Merges each area with fewer members than `smallest` into its smallest neighbour, until none is left. Returns no areas when the
 * whole country has fewer.
 */
export function mergeSmall(counts: readonly RegionCount[], map: LeafMap, smallest: number): Area[] {
  const counted = new Map(counts.map((count) => [count.region, count]));
  let areas: Area[] = [...new Set(map.cells.map(({ region }) => region))].map((region) => {
    const { members, today, new: joined } = counted.get(region) ?? { members: 0, today: 0, new: 0 };
    return { regions: [region], members, today, new: joined };
  });
  for (;;) {
    const small = areas.toSorted(byMembers)[0];
    if (small === undefined || small.members >= smallest) return areas.toSorted((a, b) => byMembers(b, a));
    const others = areas.filter((area) => area !== small);
    const neighbour = nearestTo(small, others, map);
    if (neighbour === undefined) return [];
    areas = [...others.filter((area) => area !== neighbour), join(neighbour, small)];
  }
}

const byMembers = (a: Area, b: Area): number => a.members - b.members;

const join = (a: Area, b: Area): Area => ({
  regions: a.members < b.members ? [...b.regions, ...a.regions] : [...a.regions, ...b.regions],
  members: a.members + b.members,
  today: a.today + b.today,
  new: a.new + b.new,
});

/** The nearest other areas (adjacent ones, if any), and of these the one with the fewest members. */
function nearestTo(small: Area, others: readonly Area[], map: LeafMap): Area | undefined {
  const own = cellsOf(small, map);
  const apart = others.map((area) => ({
    area,
    distance: Math.min(...cellsOf(area, map).flatMap(({ x, y }) => own.map((cell) => Math.hypot(cell.x - x, cell.y - y)))),
  }));
  const least = Math.min(...apart.map(({ distance }) => distance));
  return apart
    .filter(({ distance }) => distance <= Math.max(least, 1.5))
    .map(({ area }) => area)
    .toSorted(byMembers)[0];
}

const cellsOf = ({ regions }: Area, { cells }: LeafMap) => cells.filter(({ region }) => regions.includes(region));
