import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-03-01T12:00:00.400Z');

describe('Retry-After', () => {
  it('is read as seconds', () => {
    expect(['0', '30', ' 120 '].map((text) => readRetryAfter(text, now))).toEqual([0, 30, 120]);
  });

  it('is read as an HTTP date, rounded up, and never lies in the past', () => {
    expect(readRetryAfter('Sun, 01 Mar 2026 12:00:30 GMT', now)).toBe(30);
    expect(readRetryAfter('Sun, 01 Mar 2026 11:00:00 GMT', now)).toBe(0);
  });

  it('is nothing where it is missing or unreadable', () => {
    expect([null, '', 'soon', '-5', '1e3', '2026-03-01', 'never GMT'].map((text) => readRetryAfter(text, now))).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });
});
