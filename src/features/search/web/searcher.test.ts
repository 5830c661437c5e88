import { describe, expect, it } from 'vitest';
import { searchFields } from '#features/site/contract/fields.ts';
import { searcherOf } from './searcher.ts';

const site: Parameters<typeof searcherOf>[1] = {
  search_fields: [...searchFields],
  countries: ['DE', 'AT'],
  default_search: {},
  logged_out_search: 'none',
  logged_out_search_trafficsource: 'limited',
  from_traffic_source: false,
};
const member: NonNullable<Parameters<typeof searcherOf>[0]> = {
  search_gender: ['woman'],
  country: 'CH',
  search_min_age: 18,
  search_max_age: 40,
  located: true,
};

describe('a member', () => {
  it('starts with their own search criteria and may filter by their own country', () => {
    const { own, countries, barred, source } = searcherOf(member, site, { network: 'north' });
    expect(own).toEqual({ gender: ['woman'], country: 'CH', max_age: 40 });
    expect(countries).toEqual(['DE', 'AT', 'CH']);
    expect([barred, source]).toEqual([false, {}]);
  });

  it('may filter by distance only with a place of their own', () => {
    const [here, nowhere] = [searcherOf(member, site, null), searcherOf({ ...member, located: false }, site, null)];
    expect([here.offered.includes('distance'), here.sorts.includes('near')]).toEqual([true, true]);
    expect([nowhere.offered.includes('distance'), nowhere.sorts.includes('near')]).toEqual([false, false]);
    expect(nowhere.sorts).toContain('fitting');
  });

  it('gets the filters of the site, and always the filter for new members', () => {
    expect(searcherOf(member, { ...site, search_fields: ['online'] }, null).offered).toEqual(['online', 'new']);
  });
});

describe('a visitor', () => {
  it('starts with the default search of the site, as far as it offers its filters', () => {
    const over40 = { ...site, default_search: { min_age: 40 } };
    expect(searcherOf(undefined, site, null).own).toEqual({});
    expect(searcherOf(undefined, over40, null).own).toEqual({ min_age: 40 });
    expect(searcherOf(undefined, { ...over40, search_fields: ['gender'] }, null).own).toEqual({});
    expect(searcherOf(member, over40, null).own).not.toHaveProperty('min_age');
  });

  it('may search depending on their traffic source, which is sent to the server', () => {
    expect(searcherOf(undefined, site, null)).toMatchObject({ own: {}, barred: true, source: {} });
    expect(searcherOf(undefined, site, { sub1: 'x' })).toMatchObject({ barred: true, source: {} });
    expect(searcherOf(undefined, site, { ref: 'friend', sub1: 'x' })).toMatchObject({ barred: false, source: { ref: 'friend' } });
    expect(searcherOf(undefined, { ...site, from_traffic_source: true }, null)).toMatchObject({ barred: false, source: {} });
  });

  it('has no distances and no fitting order', () => {
    expect(searcherOf(undefined, site, null).sorts).toEqual(['active', 'new']);
  });
});
