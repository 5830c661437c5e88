import { expect, test } from 'vitest';
import { sharedText } from './shared-text.ts';

test.each([
  [[], ''],
  [['', ' ', ''], ''],
  [['', 'Hallo', ''], 'Hallo'],
  [['Ein Lied', '', 'https://a.example'], 'Ein Lied\nhttps://a.example'],
  [['', 'Schau: https://a.example', 'https://a.example'], 'Schau: https://a.example'],
  [['Lied', 'Lied', ''], 'Lied'],
])('%j is shared as %j', (parts, text) => {
  expect(sharedText(parts)).toBe(text);
});

test('a text that is too long for a message is cut', () => {
  expect(sharedText(['', 'x'.repeat(9000), ''])).toHaveLength(2000);
  // Regression: a family emoji lost its child.
  expect(sharedText(['', `x${'👨‍👩‍👧'.repeat(300)}`, ''])).toBe(`x${'👨‍👩‍👧'.repeat(249)}`);
});
