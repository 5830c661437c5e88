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
import { type AboutStep, aboutSteps } from './steps.ts';

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
    expect(changesOf('wish', answersWith({ wish: 'open', about: 'Hallo' }), profile)).toEqual({ wish: 'open' });
    expect(changesOf('place', answersWith({ wish: 'open' }), profile)).toBeNull();
    expect(changesOf('place', answersWith({ search_max_age: 50, interests: ['tea'] }), profile)).toEqual({
      search_max_age: 50,
      interests: ['tea'],
    });
    expect(changesOf('photo', answersWith({ about: 'Hallo' }), profile)).toBeNull();
  });

  test('leave out a prompt that was picked and not answered', () => {
    const cook = { prompt: 'cook', answer: 'Suppe.' } as const;
    const open = { prompt: 'song', answer: ' ' } as const;
    expect(changesOf('sentence', answersWith({ answers: [open, cook] }), profile)).toEqual({ answers: [cook] });
    expect(changesOf('sentence', answersWith({ answers: [open] }), profile)).toBeNull();
  });

  test('are validated as on the server', () => {
    const codes = (step: AboutStep, part: Partial<ProfileAnswers>) => profileProblems(step, answersWith(part)).map(({ code }) => code);
    expect(codes('sentence', { about: 'x'.repeat(2001) })).toEqual(['about_too_long']);
    expect(codes('photo', { about: 'x'.repeat(2001) })).toEqual([]);
  });

  test('continue at the first step that is neither filled in nor skipped', () => {
    const cook = { prompt: 'cook', answer: 'Suppe.' } as const;
    expect(firstOpenStage(aboutSteps, profile, 0, [])).toBe('photo');
    expect(firstOpenStage(aboutSteps, profile, 1, [])).toBe('sentence');
    expect(firstOpenStage(aboutSteps, { ...profile, answers: [cook] }, 1, [])).toBe('wish');
    expect(firstOpenStage(aboutSteps, { ...profile, wish: 'open' }, 0, ['photo', 'sentence'])).toBe('place');
    expect(firstOpenStage(aboutSteps, { ...profile, region: 'DE-SN' }, 0, ['photo', 'sentence', 'wish'])).toBe('complete');
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
      answers: { answers: [{ prompt: 'cook', answer: 'Suppe.' }], wish: null, search_min_age: 30 },
    };
    saveProfileDraft(storage, draft);
    expect(readProfileDraft(storage)).toEqual(draft);
    expect(dropSavedAnswers(draft, 'sentence').answers).toEqual({ wish: null, search_min_age: 30 });
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
      '{"said":{"wish":"pink","search_min_age":7,"answers":"cook"}}',
    ];
    for (const text of broken) {
      storage.setItem('complete-signup', text);
      expect(readProfileDraft(storage)).toEqual(noDraft);
    }
  });
});
