import { describe, expect, test } from 'vitest';
import { answered, type Choice, parseChoice, questionVersion } from './choice.ts';

const now = 1_795_000_000;
const day = 24 * 3600;
const yes: Choice = { granted: true, at: now, version: questionVersion, pending: null };

describe('the choice about being counted', () => {
  test.each<[string, object, number, boolean]>([
    ['a yes', yes, 29, true],
    ['a yes after its 30 days', yes, 30, false],
    ['a no', { ...yes, granted: false }, 179, true],
    ['a no after half a year', { ...yes, granted: false }, 180, false],
    ['an answer to another text', { ...yes, version: '2023-12-01' }, 0, false],
    ['half an answer', { granted: true, at: now }, 0, false],
    ['an answer without a time', { ...yes, at: 'x' }, 0, false],
  ])('%s counts or not', (_what, stored, days, counts) =>
    expect(parseChoice(JSON.stringify(stored), now + days * day) !== null).toBe(counts),
  );

  test.each([null, '', '{', '7', '[]', 'null'])('is none where the browser has stored %j', (text) =>
    expect(parseChoice(text, now)).toBeNull(),
  );

  test('has something to send after a yes, and after a no only when there was a yes', () => {
    const newId = () => 'new';
    expect(answered(null, true, now, newId).pending).toBe('new');
    expect(answered(null, false, now, newId).pending).toBeNull();
    expect(answered(yes, false, now, newId).pending).toBe('new');
    expect(answered({ ...yes, pending: 'lost' }, false, now, newId).pending).toBe('lost');
  });
});
