import { describe, expect, test } from 'vitest';
import { type Answers, firstOpenStep, noAnswers, placeOf, problemsOf, reachable, stepAfter } from './answers.ts';
import { accountStepsFor, type Step } from './steps.ts';

const circumstances = { countries: ['DE', 'AT'], today: '2026-03-01', longestMessage: 10 } as const;
const steps = accountStepsFor(null);
const complete: Answers = {
  signup_message: '',
  gender: 'woman',
  search_gender: ['man', 'non_binary'],
  name: 'Anna',
  email: 'anna@example.test',
  password: 'a long and quiet one',
  date_of_birth: '1990-04-07',
  country: 'DE',
  adult: true,
  terms: true,
  tracking: false,
  promotions: false,
};
const codes = (step: Step, change: Partial<Answers>) => problemsOf(step, { ...complete, ...change }, circumstances).map(({ code }) => code);

describe('the answers of a signup', () => {
  test('are all asked for, one step after the other', () => {
    expect(firstOpenStep(steps, noAnswers, circumstances)).toBe('name');
    expect(firstOpenStep(steps, { ...complete, password: '' }, circumstances)).toBe('password');
    expect(firstOpenStep(steps, { ...complete, terms: false }, circumstances)).toBe('consent');
    expect(firstOpenStep(steps, complete, circumstances)).toBeNull();
  });

  test('are asked for no further than the first that is open', () => {
    expect(reachable(steps, 'consent', { ...complete, password: '' }, circumstances)).toBe('password');
    expect(reachable(steps, 'name', complete, circumstances)).toBe('name');
  });

  test('that the landing page has asked for already are passed over on the way on', () => {
    expect(stepAfter(steps, 'birth', { ...complete, gender: null }, circumstances)).toBe('who');
    expect(stepAfter(steps, 'birth', complete, circumstances)).toBe('country');
    expect(stepAfter(steps, 'country', complete, circumstances)).toBe('consent');
    expect(stepAfter(steps, 'consent', complete, circumstances)).toBeNull();
  });

  test('begin with the message where there is somebody to write to', () => {
    const withMessage = accountStepsFor({});
    expect(withMessage[0]).toBe('message');
    expect(firstOpenStep(withMessage, noAnswers, circumstances)).toBe('name');
    expect(codes('message', { signup_message: ' 0123456789 ' })).toEqual([]);
    expect(codes('message', { signup_message: '0123456789x' })).toEqual(['message_too_long']);
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
