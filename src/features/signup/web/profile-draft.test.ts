import { describe, expect, test } from 'vitest';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import type { EditableProfile } from '#features/profile/contract/endpoints.ts';
import {
  changesOf,
  firstOpenStage,
  forgetSaid,
  noDraft,
  profileProblems,
  readProfileDraft,
  type Said,
  saidIn,
  saveProfileDraft,
  startProfileDraft,
} from './profile-draft.ts';
import type { AboutStep } from './steps.ts';

const profile: EditableProfile = {
  name: 'Mara',
  date_of_birth: '1990-04-07',
  gender: 'woman',
  search_gender: ['man'],
  search_min_age: 25,
  search_max_age: 45,
  country: 'DE',
  region: null,
  town: null,
  place_source: null,
  about: '',
  hair_colour: null,
  eye_colour: null,
  body_type: null,
  relationship_status: null,
  sexuality: null,
  interests: [],
};
const saying = (part: Partial<Said>): Said => ({ ...saidIn(profile), ...part });

describe('what a new member says', () => {
  test('is sent as what is new in its step', () => {
    expect(changesOf('appearance', saying({ eye_colour: 'green', about: 'Hallo' }), profile)).toEqual({ eye_colour: 'green' });
    expect(changesOf('about', saying({ eye_colour: 'green' }), profile)).toBeNull();
    expect(changesOf('search', saying({ search_max_age: 50 }), profile)).toEqual({ search_max_age: 50 });
    expect(changesOf('photo', saying({ about: 'Hallo' }), profile)).toBeNull();
  });

  test('is judged as the server would', () => {
    const codes = (step: AboutStep, part: Partial<Said>) => profileProblems(step, saying(part)).map(({ code }) => code);
    expect(codes('about', { about: 'x'.repeat(2001) })).toEqual(['about_too_long']);
    expect(codes('search', { search_gender: [] })).toEqual(['search_gender_required']);
    expect(codes('photo', { search_gender: [] })).toEqual([]);
  });

  test('goes on at the first step that is neither filled nor passed', () => {
    expect(firstOpenStage(profile, 0, [])).toBe('photo');
    expect(firstOpenStage({ ...profile, hair_colour: 'red' }, 1, [])).toBe('interests');
    expect(firstOpenStage({ ...profile, about: 'Hallo' }, 0, ['photo', 'appearance', 'interests'])).toBe('search');
    expect(firstOpenStage({ ...profile, region: 'DE-SN' }, 0, ['photo', 'appearance', 'interests', 'about'])).toBe('complete');
  });
});

describe('the draft of a profile', () => {
  test('lives in the tab until its step is saved', () => {
    const storage = memoryStorage();
    startProfileDraft(storage, { addressee: 'Anna', messageWaits: true });
    expect(readProfileDraft(storage)).toEqual({ addressee: 'Anna', messageWaits: true, passed: [], said: {} });
    const draft = {
      ...readProfileDraft(storage),
      passed: ['photo'] as const,
      said: { about: 'Hallo', hair_colour: null, search_min_age: 30 },
    };
    saveProfileDraft(storage, draft);
    expect(readProfileDraft(storage)).toEqual(draft);
    expect(forgetSaid(draft, 'search').said).toEqual({ about: 'Hallo', hair_colour: null });
  });

  test('is empty where what was kept is none', () => {
    const storage = memoryStorage();
    const broken = [
      '',
      '{',
      'null',
      '[]',
      '{"said":7,"passed":"photo","addressee":7}',
      '{"said":{"hair_colour":"pink","search_min_age":7}}',
    ];
    for (const text of broken) {
      storage.setItem('complete-signup', text);
      expect(readProfileDraft(storage)).toEqual(noDraft);
    }
  });
});
