import { describe, expect, test } from 'vitest';
import { kmBetween } from '#features/places/contract/geometry.ts';
import { places } from './index.ts';
import { otherNames } from './other-names.ts';

const regions = Object.values(places).flatMap(({ country, regions: all }) => all.map((region) => ({ country, ...region })));

/** Km from the middle of a region within which its towns are; far lands and islands are farther. */
const reach: Readonly<Record<string, number>> = { US: 1700, ES: 1800, NO: 900, SE: 350, GB: 500, FI: 400, IT: 260, FR: 320 };

describe('the places', () => {
  test('have keys of their own, which begin with their country', () => {
    expect(new Set(regions.map(({ key }) => key)).size).toBe(regions.length);
    expect(regions.filter(({ key, country }) => !key.startsWith(`${country}-`))).toEqual([]);
  });

  test('name a town of a region once', () => {
    const twice = regions.flatMap(({ key, towns }) => towns.filter(({ name }, at) => towns.findIndex((town) => town.name === name) !== at).map(({ name }) => `${key} ${name}`));
    expect(twice).toEqual([]);
  });

  test('have no two towns at the same point, and none far from its region', () => {
    const towns = regions.flatMap((region) => region.towns.map((town) => ({ region, ...town })));
    const points = new Map<string, string>();
    const same: string[] = [];
    for (const { name, lat, lon } of towns) {
      const known = points.get(`${lat} ${lon}`);
      if (known !== undefined) same.push(`${known}, ${name}`);
      points.set(`${lat} ${lon}`, name);
    }
    expect(same).toEqual([]);
    const far = towns.filter((town) => kmBetween(town, town.region) > (reach[town.region.country] ?? 220));
    expect(far.map(({ name, region }) => `${name} (${region.key})`)).toEqual([]);
  });

  test('have other names only for towns that there are, each once and none of another town', () => {
    const wrong = Object.values(places).flatMap(({ country, regions: all }) => {
      const own = new Set(all.flatMap(({ towns }) => towns.map(({ name }) => name)));
      const given = Object.entries(otherNames[country] ?? {}).map(([name, others]) => ({ name, others: others.split('|') }));
      const unknown = given.filter(({ name }) => !own.has(name)).map(({ name }) => name);
      const others = given.flatMap((one) => one.others);
      return [...unknown, ...others.filter((name, at) => name.trim() !== name || name === '' || own.has(name) || others.indexOf(name) !== at)].map((name) => `${country} ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  test('are written with typographic apostrophes', () => {
    const straight = regions.flatMap(({ name, towns }) => [name, ...towns.map((town) => town.name)]).filter((name) => name.includes("'"));
    expect(straight).toEqual([]);
  });

  test('are rounded to two decimals', () => {
    const exact = regions.flatMap(({ towns }) => towns).filter(({ lat, lon }) => Math.round(lat * 100) / 100 !== lat || Math.round(lon * 100) / 100 !== lon);
    expect(exact.map(({ name }) => name)).toEqual([]);
  });
});
