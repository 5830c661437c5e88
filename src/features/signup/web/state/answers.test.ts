import { describe, expect, test } from 'vitest';
import { isAllowedName } from '#features/account/contract/allowed-texts.ts';
import {
  type Answers,
  firstOpenStep,
  noAnswers,
  stepOfField,
  problemsOf,
  reachableStep,
  stepAfter,
  type ValidationContext,
} from './answers.ts';
import { aboutStepsFor, accountStepsFor, countedSteps, type Step } from './steps.ts';

const context = { countries: ['DE', 'AT'], today: '2026-03-01', maxMessageLength: 10, isAllowedName: null, isGuessable: null } as const;
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
  terms: true,
  tracking: false,
};
const codes = (step: Step, change: Partial<Answers>) => problemsOf(step, { ...complete, ...change }, context).map(({ code }) => code);

describe('signup answers', () => {
  test('are all required, one step after the other', () => {
    expect(firstOpenStep(steps, noAnswers, context)).toBe('name');
    expect(firstOpenStep(steps, { ...complete, gender: null }, context)).toBe('name');
    expect(firstOpenStep(steps, { ...complete, date_of_birth: '' }, context)).toBe('birth');
    expect(firstOpenStep(steps, { ...complete, password: '' }, context)).toBe('account');
    expect(firstOpenStep(steps, { ...complete, terms: false }, context)).toBe('account');
    expect(firstOpenStep(steps, complete, context)).toBeNull();
  });

  test('have a name that passes the rule, once the rule is loaded', () => {
    const name = (text: string, by: ValidationContext) => problemsOf('name', { ...complete, name: text }, by).map(({ code }) => code);
    expect(name('anna.de', context)).toEqual([]);
    expect(name('anna.de', { ...context, isAllowedName })).toEqual(['name_not_allowed']);
    expect(name('Anna', { ...context, isAllowedName })).toEqual([]);
    expect(name('', { ...context, isAllowedName })).toEqual(['name_required']);
  });

  test('cannot be reached past the first unanswered step', () => {
    expect(reachableStep(steps, 'account', { ...complete, name: '' }, context)).toBe('name');
    expect(reachableStep(steps, 'account', { ...complete, password: '' }, context)).toBe('account');
    expect(reachableStep(steps, 'name', complete, context)).toBe('name');
  });

  test('are two of six steps after the name, and fewer where the site does not show what a step asks', () => {
    expect([stepAfter(steps, 'name'), stepAfter(steps, 'birth'), stepAfter(steps, 'account')]).toEqual(['birth', 'account', null]);
    const shown: Parameters<typeof aboutStepsFor>[0] = { visible_profile_fields: ['wish'], visible_profile_notes: ['about'] };
    const counted = (change: Partial<typeof shown>) => countedSteps(aboutStepsFor({ ...shown, ...change }));
    expect(counted({})).toEqual(['birth', 'account', 'photo', 'sentence', 'wish', 'place']);
    expect(counted({ visible_profile_fields: [] })).toEqual(['birth', 'account', 'photo', 'sentence', 'place']);
    expect(counted({ visible_profile_notes: [] })).toEqual(['birth', 'account', 'photo', 'wish', 'place']);
  });

  test('start on a member’s page with the gender, then the message', () => {
    const withMessage = accountStepsFor({});
    expect(withMessage.slice(0, 3)).toEqual(['who', 'message', 'name']);
    expect(firstOpenStep(withMessage, noAnswers, context)).toBe('who');
    expect(stepAfter(withMessage, 'message')).toBe('name');
    expect(codes('message', { signup_message: ' 0123456789 ' })).toEqual([]);
    expect(codes('message', { signup_message: '0123456789x' })).toEqual(['message_too_long']);
  });

  test('are validated by the rules of the server', () => {
    expect(codes('who', { gender: null, search_gender: [] })).toEqual(['gender_required', 'search_gender_required']);
    expect(codes('name', { gender: null, search_gender: [] })).toEqual(['gender_required', 'search_gender_required']);
    expect(codes('name', { name: 'ANNA@example.test' })).toEqual(['name_is_email']);
    expect(codes('name', { name: '@anna', email: 'a@' })).toEqual(['name_starts_with_at', 'invalid_email']);
    expect(codes('account', { password: 'pass' })).toEqual(['password_too_short']);
    expect(codes('birth', { date_of_birth: '' })).toEqual(['birth_date_required']);
    expect(codes('birth', { date_of_birth: '1990--' })).toEqual(['invalid_birth_date']);
    expect(codes('birth', { date_of_birth: '2008-03-02' })).toEqual(['too_young']);
    expect(codes('birth', { date_of_birth: '2008-03-01' })).toEqual([]);
    expect(codes('account', { country: 'FR' })).toEqual(['invalid_country']);
    expect(codes('account', { terms: false })).toEqual(['terms_required']);
  });

  test('reject a password that is easy to guess once the word lists are loaded', () => {
    const judged = { ...context, isGuessable: (password: string) => password === 'qwertzuiop' };
    const refusals = (password: string, by: ValidationContext) =>
      problemsOf('account', { ...complete, password }, by).map(({ code }) => code);
    expect(refusals('qwertzuiop', context)).toEqual([]);
    expect(refusals('qwertzuiop', judged)).toEqual(['password_too_common']);
    expect(refusals('Anna@example.test', context)).toEqual(['password_is_own']);
  });
});

test('a field named by the server is mapped to the step that asks for it', () => {
  expect(stepOfField(steps, 'email')).toEqual({ step: 'name', field: 'email' });
  expect(stepOfField(steps, 'search_gender')?.step).toBe('name');
  expect(stepOfField(accountStepsFor({}), 'search_gender')?.step).toBe('who');
  expect([stepOfField(steps, 'shoe_size'), stepOfField(steps, undefined)]).toEqual([null, null]);
});
