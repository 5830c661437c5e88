import { expect, test } from 'vitest';
import { maskedMail } from './masked-mail.ts';

test('an address keeps its first two letters and its domain', () => {
  expect(['jonas@posteo.de', 'j@posteo.de', '"a@b"@posteo.de'].map(maskedMail)).toEqual(['jo…@posteo.de', 'j…@posteo.de', '"a…@posteo.de']);
});
