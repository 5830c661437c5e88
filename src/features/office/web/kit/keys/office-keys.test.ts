import { describe, expect, test } from 'vitest';
import { actOf, keyOf } from './office-keys.ts';

const pressed = (key: string, how: Partial<Parameters<typeof actOf>[0]> = {}) =>
  actOf({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    repeat: false,
    isComposing: false,
    defaultPrevented: false,
    ...how,
  });

describe('single keys', () => {
  test('are found by what the key writes, also with caps lock', () => {
    expect([pressed('p'), pressed('P'), pressed('?', { shiftKey: true }), pressed('?')]).toEqual(['check', 'check', 'help', 'help']);
    expect([pressed('Enter'), pressed('3'), pressed('3', { shiftKey: true })]).toEqual(['do', 'reason', 'reason']);
    expect([pressed('x'), pressed('Tab'), pressed('toString')]).toEqual([null, null, null]);
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'repeat', 'isComposing', 'defaultPrevented'] as const)(
    'do nothing with %s',
    (how) => {
      expect(pressed('p', { [how]: true })).toBeNull();
    },
  );

  test('stand on their buttons', () => {
    expect([keyOf('check'), keyOf('reason'), keyOf('do')]).toEqual(['P', '1–6', '↵']);
  });
});
