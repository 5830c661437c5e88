import { expect, test } from 'vitest';
import { sharedIn } from './shared-in.ts';

test.each([
  ['', null],
  ['?share_text=+&share_title=', null],
  ['?share_text=Hallo', 'Hallo'],
  ['?share_title=Ein+Lied&share_url=https%3A%2F%2Fa.example', 'Ein Lied\nhttps://a.example'],
  ['?share_text=Schau:+https%3A%2F%2Fa.example&share_url=https%3A%2F%2Fa.example', 'Schau: https://a.example'],
  ['?share_title=Lied&share_text=Lied', 'Lied'],
])('%s is shared as %j', (search, text) => {
  expect(sharedIn(search)).toBe(text);
});

test('what is too long for a message is cut', () => {
  expect(sharedIn(`?share_text=${'x'.repeat(9000)}`)).toHaveLength(2000);
});
