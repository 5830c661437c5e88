import { expect, test } from 'vitest';
import type { EditableProfile } from '../contract/endpoints.ts';
import { openParts } from './completeness.ts';

const empty: EditableProfile = {
  name: 'Mara',
  date_of_birth: '1990-04-07',
  gender: 'woman',
  search_gender: ['man'],
  search_min_age: 25,
  search_max_age: 40,
  country: 'DE',
  region: null,
  town: null,
  place_source: null,
  about: ' ',
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  sexuality: null,
  interests: [],
};
const shown = { photos: 0, isHidden: () => false };

test('an empty profile is open everywhere, photos first', () => {
  expect(openParts(empty, shown)).toEqual(['photos', 'about', 'interests', 'place', 'looks']);
});

test('a little of each is enough', () => {
  const told: EditableProfile = { ...empty, about: 'Hallo', interests: ['tea', 'art', 'music'], region: 'DE-SN', eye_colour: 'blue' };
  expect(openParts(told, { ...shown, photos: 1 })).toEqual([]);
});

test('nobody is asked for what nobody would see', () => {
  expect(openParts(empty, { photos: 1, isHidden: () => true })).toEqual(['place']);
});
