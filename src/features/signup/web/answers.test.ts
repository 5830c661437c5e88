import { describe, expect, test } from 'vitest';
import { type Answers, firstOpenStep, noAnswers, placeOf, problemsOf } from './answers.ts';
import type { Step } from './steps.ts';

const circumstances = { countries: ['DE', 'AT'], today: '2026-03-01' } as const;
const complete: Answers = {
  gender: 'woman',
  search_gender: ['man', 'non_binary'],
  name: 'Anna',
  email: 'anna@example.test',
  password: 'a long and quiet one',
  date_of_birth: '1990-04-07',
  country: 'DE',
  adult: true,
  terms: true,
  promotions: false,
};
const codes = (step: Step, change: Partial<Answers>) => problemsOf(step, { ...complete, ...change }, circumstances).map(({ code }) => code);

describe('the answers of a signup', () => {
  test('are all asked for, one step after the other', () => {
    expect(firstOpenStep(noAnswers, circumstances)).toBe('who');
    expect(firstOpenStep({ ...complete, password: '' }, circumstances)).toBe('password');
    expect(firstOpenStep({ ...complete, terms: false }, circumstances)).toBe('consent');
    expect(firstOpenStep(complete, circumstances)).toBeNull();
  });

  test('are judged by the rules of the server', () => {
    expect(codes('who', { gender: null, search_gender: [] })).toEqual(['gender_required', 'search_gender_required']);
    expect(codes('name', { name: 'ANNA@example.test' })).toEqual(['name_is_email']);
    expect(codes('name', { name: '@anna', email: 'a@' })).toEqual(['name_starts_with_at', 'invalid_email']);
    expect(codes('password', { password: 'password123' })).toEqual(['password_too_common']);
    expect(codes('birth', { date_of_birth: '' })).toEqual(['birth_date_required']);
    expect(codes('birth', { date_of_birth: '1990--' })).toEqual(['invalid_birth_date']);
    expect(codes('birth', { date_of_birth: '2008-03-02' })).toEqual(['too_young']);
    expect(codes('birth', { date_of_birth: '2008-03-01' })).toEqual([]);
    expect(codes('country', { country: 'FR' })).toEqual(['invalid_country']);
    expect(codes('consent', { adult: false, terms: false })).toEqual(['adult_required', 'terms_required']);
  });
});

test('a field that the server names has its step', () => {
  expect(placeOf('email')).toEqual({ step: 'name', field: 'email' });
  expect(placeOf('search_gender')?.step).toBe('who');
  expect([placeOf('shoe_size'), placeOf(undefined)]).toEqual([null, null]);
});
