import { describe, expect, test } from 'vitest';
import { actOfDraft, bodyOf, changed, choicesOf, type Draft, emptyDraft, endIn, missingOf } from './draft.ts';

const draft = (change: Partial<Draft>): Draft => ({ ...emptyDraft(), ...change });
const about = { number: 'M-7K2M-9QXA', appeal: null };

describe('a decision that is not sent yet', () => {
  test('begins with nothing chosen', () => {
    expect(missingOf(emptyDraft(), false)).toEqual(['choice', 'reason']);
    expect(bodyOf(emptyDraft(), about)).toBeNull();
  });

  test('bans for fraud or by rule, as the reason says', () => {
    expect(actOfDraft(draft({ choice: 'ban', reason: 'fraud' }))).toBe('ban_fraud');
    expect(actOfDraft(draft({ choice: 'ban', reason: 'harassment' }))).toBe('ban_rule');
    expect(bodyOf(draft({ choice: 'ban', reason: 'fraud' }), about)).toEqual({ number: about.number, act: 'ban_fraud', reason: 'fraud' });
  });

  test('needs for a time what is restricted, and its end', () => {
    const timed = draft({ choice: 'timed', reason: 'harassment' });
    expect(missingOf(timed, false)).toEqual(['timed']);
    expect(missingOf(draft({ ...timed, timed: 'restrict' }), false)).toEqual(['restrict', 'end']);
    const end = endIn(7, Date.parse('2026-11-26T15:12:00Z'));
    expect(bodyOf(draft({ ...timed, timed: 'restrict', restrict: ['messages'], end }), about)).toEqual({
      number: about.number,
      act: 'restrict',
      reason: 'harassment',
      restrict: ['messages'],
      until: '2026-12-03T16:00:00.000Z',
    });
    const endless = draft({ ...timed, timed: 'suspend', end: endIn(null, 0) });
    expect(bodyOf(endless, about)).toEqual({ number: about.number, act: 'suspend', reason: 'harassment' });
  });

  test('needs words for another reason, and in answer to an appeal', () => {
    expect(missingOf(draft({ choice: 'warn', reason: 'other', words: ' ' }), false)).toEqual(['words']);
    expect(missingOf(draft({ choice: 'innocent', reason: 'other' }), false)).toEqual([]);
    expect(missingOf(draft({ choice: 'restore' }), true)).toEqual(['words']);
  });

  test('has new ids after each change, and the same ones until then', () => {
    const first = emptyDraft();
    const second = changed(first, { choice: 'warn' });
    expect(second.ids.decision).not.toBe(first.ids.decision);
    expect(second.choice).toBe('warn');
  });

  test('offers what the case can end with', () => {
    expect(choicesOf(['no_violation', 'warn', 'hide', 'remove', 'restrict', 'suspend', 'ban_rule', 'ban_fraud'])).toEqual([
      'ban',
      'timed',
      'warn',
      'innocent',
      'hide',
      'remove',
    ]);
    expect(choicesOf(['restore', 'uphold'])).toEqual(['restore', 'uphold']);
    expect(choicesOf([])).toEqual([]);
  });
});
