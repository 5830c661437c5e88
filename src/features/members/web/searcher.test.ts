import { describe, expect, it } from 'vitest';
import { searchFields } from '#features/site/contract/settings.ts';
import { searcherOf } from './searcher.ts';

const site: Parameters<typeof searcherOf>[1] = {
  search_fields: [...searchFields],
  countries: ['DE', 'AT'],
  logged_out_search: 'none',
  logged_out_search_trafficsource: 'limited',
};
const member: NonNullable<Parameters<typeof searcherOf>[0]> = {
  search_gender: ['woman'],
  country: 'CH',
  search_min_age: 18,
  search_max_age: 40,
  located: true,
};

describe('a member', () => {
  it('begins with whom they look for, and may ask for their own country', () => {
    const { own, countries, barred, source } = searcherOf(member, site, { network: 'north' });
    expect(own).toEqual({ gender: ['woman'], country: 'CH', max_age: 40 });
    expect(countries).toEqual(['DE', 'AT', 'CH']);
    expect([barred, source]).toEqual([false, {}]);
  });

  it('asks for distances only with a place to measure from', () => {
    const [here, nowhere] = [searcherOf(member, site, null), searcherOf({ ...member, located: false }, site, null)];
    expect([here.offered.includes('distance'), here.sorts.includes('near')]).toEqual([true, true]);
    expect([nowhere.offered.includes('distance'), nowhere.sorts.includes('near')]).toEqual([false, false]);
    expect(nowhere.sorts).toContain('fitting');
  });

  it('gets the filters of the site, and always who is new', () => {
    expect(searcherOf(member, { ...site, search_fields: ['online'] }, null).offered).toEqual(['online', 'new']);
  });
});

describe('a visitor', () => {
  it('sees somebody or nobody by where they come from, and says so to the server', () => {
    expect(searcherOf(undefined, site, null)).toMatchObject({ own: {}, barred: true, source: {} });
    expect(searcherOf(undefined, site, { sub1: 'x' })).toMatchObject({ barred: true, source: {} });
    expect(searcherOf(undefined, site, { ref: 'friend', sub1: 'x' })).toMatchObject({ barred: false, source: { ref: 'friend' } });
  });

  it('has no distances, and nothing of their own to fit', () => {
    expect(searcherOf(undefined, site, null).sorts).toEqual(['active', 'new']);
  });
});
