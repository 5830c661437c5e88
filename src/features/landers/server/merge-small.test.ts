import { expect, test } from 'vitest';
import { leafMapOf } from '#features/places/server/index.ts';
import { places } from '#features/places/data/index.ts';
import { mergeSmall } from './merge-small.ts';

test('every country is drawn with all of its regions, in no more than twenty rows and columns', () => {
  for (const { country, regions } of Object.values(places)) {
    const map = leafMapOf(country);
    expect(map?.width, country).toBeLessThanOrEqual(20);
    expect(map?.height, country).toBeLessThanOrEqual(20);
    const drawn = new Set(map?.cells.map(({ region }) => region));
    expect(drawn.size, country).toBe(regions.length);
  }
  expect(leafMapOf('XX')).toBeNull();
});

test('members in a region too small for a field of its own are counted with a neighbour', () => {
  const map = {
    width: 2,
    height: 1,
    km: 10,
    cells: [
      { x: 0, y: 0, region: 'A' },
      { x: 1, y: 0, region: 'B' },
    ],
  };
  const count = (region: string, members: number) => ({ region, members, today: 0, new: 0 });
  expect(mergeSmall([count('A', 5), count('B', 6)], map, 5).map(({ regions }) => regions)).toEqual([['B'], ['A']]);
  expect(mergeSmall([count('A', 4), count('B', 6)], map, 5)).toEqual([{ regions: ['B', 'A'], members: 10, today: 0, new: 0 }]);
  expect(mergeSmall([count('A', 1), count('B', 2)], map, 5)).toEqual([]);
});
