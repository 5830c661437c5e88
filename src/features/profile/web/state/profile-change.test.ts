import { describe, expect, test } from 'vitest';
import { eachTrait, type TraitValues } from '#features/site/contract/traits.ts';
import type { EditableProfile } from '../../contract/endpoints.ts';
import { changeCountry, changeFields, changeToDevice, changeTown, refusalOf, inverseOf, withChanges } from './profile-change.ts';

const profile: EditableProfile = {
  name: 'Mara',
  name_allowed: true,
  date_of_birth: '1990-04-07',
  gender: 'woman',
  search_gender: ['man'],
  search_min_age: 25,
  search_max_age: 40,
  country: 'DE',
  region: 'DE-SN',
  town: 'Leipzig',
  place_source: 'town',
  about: '',
  answers: [],
  ...eachTrait<TraitValues>(() => null),
  eye_colour: 'green',
  interests: ['tea'],
};
const device = { point: { lat: 52.5, lon: 13.4 }, found: { country: 'DE', region: { key: 'DE-BE' }, town: 'Berlin' } };

describe('pending changes', () => {
  test('are applied at once, later ones win', () => {
    const seen = withChanges(profile, [changeFields({ name: 'Mo', eye_colour: 'blue' }), changeFields({ name: 'Moa' })]);
    expect(seen).toEqual({ ...profile, name: 'Moa', eye_colour: 'blue' });
  });

  test('of the country remove the place', () => {
    expect(withChanges(profile, [changeCountry('NL')])).toMatchObject({ country: 'NL', region: null, town: null, place_source: null });
  });

  test('to the place of the device show its town and send its cell', () => {
    const change = changeToDevice(device);
    expect(change.body).toEqual({ place: { lat: 52.5, lon: 13.4 } });
    expect(withChanges(profile, [change])).toMatchObject({ region: 'DE-BE', town: 'Berlin', place_source: 'device' });
  });
});

describe('undoing a change', () => {
  test('sends the old values of the changed fields, and nothing else', () => {
    expect(inverseOf(changeFields({ interests: [], hair_colour: 'red' }), profile)?.body).toEqual({
      interests: ['tea'],
      hair_colour: null,
    });
  });

  test.each([changeCountry('NL'), changeTown('DE', 'DE-BE', 'Berlin'), changeToDevice(device)])('restores the old town', (change) => {
    expect(inverseOf(change, profile)).toEqual(changeTown('DE', 'DE-SN', 'Leipzig'));
  });

  test('removes the place when there was none', () => {
    const nowhere = { ...profile, region: null, town: null, place_source: null };
    expect(inverseOf(changeTown('DE', 'DE-BE', 'Berlin'), nowhere)).toEqual(changeCountry('DE'));
  });

  test('cannot restore a place of the device', () => {
    expect(inverseOf(changeTown('DE', 'DE-SN', 'Leipzig'), { ...profile, place_source: 'device' })).toBeNull();
  });

  test('can be undone again', () => {
    const change = changeFields({ about: 'Hallo' });
    const back = inverseOf(change, profile);
    expect(back && inverseOf(back, { ...profile, about: 'Hallo' })).toEqual(change);
  });
});

test('an invalid change is not sent', () => {
  const refusal = (body: Parameters<typeof refusalOf>[0]) => refusalOf(body, { email: 'mara@example.org', today: '2026-11-21' });
  expect(refusal({ name: ' ' })).toMatchObject({ code: 'name_required', params: { field: 'name' } });
  expect(refusal({ date_of_birth: '1990--' })).toMatchObject({ code: 'invalid_birth_date' });
  expect(refusal({ date_of_birth: '2010-01-01' })).toEqual({ code: 'too_young', params: { field: 'date_of_birth', min_age: 18 } });
  expect(refusal({ search_gender: [] })).toMatchObject({ code: 'search_gender_required' });
  expect(refusal({ about: 'a'.repeat(2001) })).toEqual({ code: 'about_too_long', params: { field: 'about', max: 2000 } });
  expect(refusal({ about: `${'🙂'.repeat(2000)} ` })).toBeNull();
  expect(refusal({ name: 'Mo', search_gender: ['woman'], date_of_birth: '1990-04-07' })).toBeNull();
});
