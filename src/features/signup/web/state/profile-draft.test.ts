import { describe, expect, test } from 'vitest';
import { memoryStorage } from '#tests/support/doubles/memory-storage.ts';
import type { EditableProfile } from '#features/profile/contract/endpoints.ts';
import { eachTrait, type TraitValues } from '#features/site/contract/traits.ts';
import {
  changesOf,
  firstOpenStage,
  dropSavedAnswers,
  noDraft,
  profileProblems,
  readProfileDraft,
  type ProfileAnswers,
  type ProfileDraft,
  answersOf,
  saveProfileDraft,
  startProfileDraft,
} from './profile-draft.ts';
import type { AboutStep } from './steps.ts';

const profile: EditableProfile = {
  name: 'Mara',
  name_allowed: true,
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
  answers: [],
  ...eachTrait<TraitValues>(() => null),
  interests: [],
};
const answersWith = (part: Partial<ProfileAnswers>): ProfileAnswers => ({ ...answersOf(profile), ...part });

describe("a new member's profile answers", () => {
  test('are sent only where they changed, and only those of the step', () => {
    expect(changesOf('about', answersWith({ eye_colour: 'green', about: 'Hallo' }), profile)).toEqual({ eye_colour: 'green' });
    expect(changesOf('search', answersWith({ eye_colour: 'green' }), profile)).toBeNull();
    expect(changesOf('search', answersWith({ search_max_age: 50 }), profile)).toEqual({ search_max_age: 50 });
    expect(changesOf('photo', answersWith({ about: 'Hallo' }), profile)).toBeNull();
  });

  test('leave out a prompt that was picked and not answered', () => {
    const cook = { prompt: 'cook', answer: 'Suppe.' } as const;
    const open = { prompt: 'song', answer: ' ' } as const;
    expect(changesOf('search', answersWith({ answers: [open, cook] }), profile)).toEqual({ answers: [cook] });
    expect(changesOf('search', answersWith({ answers: [open] }), profile)).toBeNull();
  });

  test('are validated as on the server', () => {
    const codes = (step: AboutStep, part: Partial<ProfileAnswers>) => profileProblems(step, answersWith(part)).map(({ code }) => code);
    expect(codes('search', { about: 'x'.repeat(2001) })).toEqual(['about_too_long']);
    expect(codes('search', { search_gender: [] })).toEqual(['search_gender_required']);
    expect(codes('photo', { search_gender: [] })).toEqual([]);
  });

  test('continue at the first step that is neither filled in nor skipped', () => {
    expect(firstOpenStage(profile, 0, [])).toBe('photo');
    expect(firstOpenStage(profile, 1, [])).toBe('about');
    expect(firstOpenStage({ ...profile, hair_colour: 'red' }, 1, [])).toBe('search');
    expect(firstOpenStage({ ...profile, interests: ['tea'] }, 0, ['photo'])).toBe('search');
    expect(firstOpenStage({ ...profile, region: 'DE-SN' }, 0, ['photo', 'about'])).toBe('complete');
  });
});

describe('the draft of a profile', () => {
  test('is stored in the tab until its step is saved', () => {
    const storage = memoryStorage();
    const start = { addressee: { id: 7, name: 'Anna' }, messageWaits: true, likeWaits: false };
    startProfileDraft(storage, start);
    expect(readProfileDraft(storage)).toEqual({ ...start, passed: [], answers: {} });
    const draft: ProfileDraft = {
      ...readProfileDraft(storage),
      passed: ['photo'],
      answers: { answers: [{ prompt: 'cook', answer: 'Suppe.' }], hair_colour: null, search_min_age: 30 },
    };
    saveProfileDraft(storage, draft);
    expect(readProfileDraft(storage)).toEqual(draft);
    expect(dropSavedAnswers(draft, 'search').answers).toEqual({ hair_colour: null });
  });

  test('is empty where the stored value is invalid', () => {
    const storage = memoryStorage();
    const broken = [
      '',
      '{',
      'null',
      '[]',
      '{"said":7,"passed":"photo","addressee":7}',
      '{"addressee":{"id":"7","name":"Anna"}}',
      '{"said":{"hair_colour":"pink","search_min_age":7,"answers":"cook"}}',
    ];
    for (const text of broken) {
      storage.setItem('complete-signup', text);
      expect(readProfileDraft(storage)).toEqual(noDraft);
    }
  });
});
