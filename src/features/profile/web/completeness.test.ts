import { expect, test } from 'vitest';
import { eachTrait, type TraitValues } from '#features/site/contract/traits.ts';
import type { EditableProfile } from '../contract/endpoints.ts';
import { missingParts } from './completeness.ts';

const empty: EditableProfile = {
  name: 'Mara',
  name_allowed: true,
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
  answers: [],
  ...eachTrait<TraitValues>(() => null),
  interests: [],
};
const shown = { photos: 0, isHidden: () => false };

test('an empty profile misses all parts, photos first', () => {
  expect(missingParts(empty, shown)).toEqual(['photos', 'about', 'answers', 'interests', 'place', 'appearance']);
});

test('a little of each is enough', () => {
  const filled: EditableProfile = {
    ...empty,
    about: 'Hallo',
    answers: [{ prompt: 'rain', answer: 'Tee' }],
    interests: ['tea', 'art', 'music'],
    region: 'DE-SN',
    eye_colour: 'blue',
  };
  expect(missingParts(filled, { ...shown, photos: 1 })).toEqual([]);
});

test('hidden parts are not missing', () => {
  expect(missingParts(empty, { photos: 1, isHidden: () => true })).toEqual(['place']);
});
