import { describe, expect, test } from 'vitest';
import { dateOrder, isDone, joinDate, readDate, splitDate } from './date-parts.ts';

describe('a date in three inputs', () => {
  test('follows the order of the locale', () => {
    expect(dateOrder('de-DE')).toEqual(['day', 'month', 'year']);
    expect(dateOrder('en-US')).toEqual(['month', 'day', 'year']);
    expect(dateOrder('sv-SE')).toEqual(['year', 'month', 'day']);
  });

  test('is padded only when it is complete', () => {
    expect(joinDate({ day: '7', month: '4', year: '1990' })).toBe('1990-04-07');
    expect(joinDate({ day: '7', month: '', year: '1990' })).toBe('1990--7');
    expect(joinDate({ day: '', month: '', year: '' })).toBe('');
  });

  test('keeps missing parts when joined and split', () => {
    const parts = { day: '', month: '4', year: '' };
    expect(splitDate(joinDate(parts))).toEqual(parts);
  });

  test.each(['7.4.1990', '1990-4-7', ' 07 / 04 / 1990 ', '07041990'])('reads the pasted %j', (text) => {
    const parts = readDate(text, ['day', 'month', 'year']);
    expect(parts && joinDate({ ...parts, day: parts.day.padStart(2, '0') })).toBe('1990-04-07');
  });

  test.each(['', '14', '14.07', 'tomorrow', '1.2.3', '123456789'])('does not read the pasted %j', (text) => {
    expect(readDate(text, ['day', 'month', 'year'])).toBeNull();
  });

  test('is done with a part as soon as no other digit can follow', () => {
    expect(isDone('day', '4')).toBe(true);
    expect(isDone('day', '3')).toBe(false);
    expect(isDone('month', '1')).toBe(false);
    expect(isDone('year', '199')).toBe(false);
  });
});
