import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  'tele\u2066gram',
  'tele\u2065gram',
  'tele\u{e0061}gram',
  'tele\u180fgram',
  'tele\u3164gram',
  'télé\u200bgram',
  'te\u00adle\u200egram',
])('characters that are not seen hide nothing: %j', (text) => expect(plainText(text)).toBe('telegram'));
