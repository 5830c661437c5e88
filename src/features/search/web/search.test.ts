import { describe, expect, it } from 'vitest';
import { filterNames, sorts } from '../contract/rules.ts';
import { type Filters, type SearchOptions, readSearch, searchPath, normalise, without } from './search.ts';

const own: Filters = { gender: ['woman'], country: 'DE', min_age: 28, max_age: 45 };
const offer: SearchOptions = { own, offered: filterNames, countries: ['DE', 'AT', 'FR'], sorts };
const read = (text: string, change: Partial<SearchOptions> = {}) => readSearch(new URLSearchParams(text), { ...offer, ...change });
const path = (filters: Filters, page = 1) => searchPath({ filters, sort: 'active', page }, own);

describe('the search in a URL', () => {
  it('uses the member’s own criteria while the URL has no filter, whatever the page and the order', () => {
    expect(read('')).toEqual({ filters: own, sort: 'active', page: 1 });
    expect(read('page=3&sort=new&t=4')).toEqual({ filters: own, sort: 'new', page: 3 });
  });

  it('uses only the filters of the URL as soon as it has one', () => {
    expect(read('gender=man&gender=non_binary').filters).toEqual({ gender: ['man', 'non_binary'] });
    expect(read('interests=wine&interests=art&online=true').filters).toEqual({ interests: ['art', 'wine'], online: true });
  });

  it('has no filters with all=1', () => {
    expect(read('all=1').filters).toEqual({});
  });

  it('drops invalid values', () => {
    expect(read('gender=cat&min_age=12&max_age=x&country=de&eye_colour=green').filters).toEqual({ eye_colour: ['green'] });
    expect(read('distance=7&new=1&sort=cheap&online=true')).toEqual({ filters: { online: true }, sort: 'active', page: 1 });
    expect(read('country=ZZ&countryregion=ZZ-1&distance=50').filters).toEqual({ distance: 50 });
    expect(read('page=-2').page).toBe(1);
    expect(read('page=99999999').page).toBe(1);
  });

  it('drops filters and orders that are not offered', () => {
    expect(read('sort=near', { sorts: ['active', 'new'] }).sort).toBe('active');
    expect(read('eye_colour=green&distance=10&online=true', { offered: ['online'] }).filters).toEqual({ online: true });
  });

  it('swaps ages in the wrong order and drops limits at the end of the range', () => {
    expect(read('min_age=50&max_age=30').filters).toEqual({ min_age: 30, max_age: 50 });
    expect(read('min_age=18&max_age=120&online=true').filters).toEqual({ online: true });
  });

  it('derives the country of a region, and keeps a region only with its country', () => {
    expect(read('countryregion=DE-SN').filters).toEqual({ country: 'DE', countryregion: 'DE-SN' });
    expect(read('country=AT&countryregion=DE-SN').filters).toEqual({ country: 'AT' });
  });

  it('is written as short as possible', () => {
    expect(path(own)).toBe('/members');
    expect(path(own, 2)).toBe('/members?page=2');
    expect(path({})).toBe('/members?all=1');
    expect(path({ gender: ['woman', 'man'], with_photo: true })).toBe('/members?gender=woman&gender=man&with_photo=true');
    expect(searchPath({ filters: {}, sort: 'near', page: 1 }, {})).toBe('/members?sort=near');
  });

  it('is read as it was written', () => {
    const filters = normalise(
      { interests: ['wine', 'art'], country: 'FR', min_age: 30, distance: 10, new: true, sexuality: ['queer'] },
      filterNames,
    );
    expect(read(path(filters).slice('/members'.length)).filters).toEqual(filters);
  });
});

describe('removing a filter', () => {
  it('removes both ages, and with the country its region', () => {
    expect(without({ ...own, countryregion: 'DE-SN' }, 'age')).toEqual({ gender: ['woman'], country: 'DE', countryregion: 'DE-SN' });
    expect(without({ country: 'DE', countryregion: 'DE-SN' }, 'country')).toEqual({});
  });

  it('removes one interest, or all of them', () => {
    expect(without({ interests: ['art', 'wine'] }, 'interests', 'art')).toEqual({ interests: ['wine'] });
    expect(without({ interests: ['art'] }, 'interests', 'art')).toEqual({});
    expect(without({ interests: ['art', 'wine'] }, 'interests')).toEqual({});
  });
});
