import { IntlError, IntlErrorCode } from 'use-intl';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { fallbackTexts, reportTextError } from './unknown-texts.ts';

const error = new IntlError(IntlErrorCode.MISSING_MESSAGE);
const fallback = fallbackTexts({ members: { interest: { art: 'Kunst' } } });
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => void logged.mockClear());
afterAll(() => logged.mockRestore());

describe('a text that is missing', () => {
  test.each([
    ['members', 'interest.ice_cream'],
    ['members.interest', 'ice_cream'],
    [undefined, 'members.interest.ice_cream'],
  ])('is shown in words where its group has other texts: %s, %s', (namespace, key) => {
    expect(fallback({ error, key, namespace })).toBe('ice cream');
    expect(logged).not.toHaveBeenCalled();
  });

  test('is a mistake where its group is missing, too', () => {
    expect(fallback({ error, key: 'gift.cake', namespace: 'chat' })).toBe('chat.gift.cake');
    expect(logged).toHaveBeenCalledWith(error);
  });
});

test('a text that cannot be formatted is a mistake', () => {
  reportTextError(error);
  expect(logged).not.toHaveBeenCalled();
  const broken = new IntlError(IntlErrorCode.FORMATTING_ERROR, 'n is missing');
  reportTextError(broken);
  expect(logged).toHaveBeenCalledWith(broken);
});
