import { expect, test } from 'vitest';
import { createSealer } from './sealer.ts';

const secret = 's'.repeat(40);
const sealer = createSealer(secret, 'bank account');
const text = 'DE89 3704 0044 0532 0130 00 · Müller';

test('a sealed text can be opened again, is not readable, and differs each time', () => {
  const [one, other] = [sealer.seal(text), sealer.seal(text)];
  expect([sealer.open(one), sealer.open(other)]).toEqual([text, text]);
  expect(one.equals(other)).toBe(false);
  expect(one.includes('DE89')).toBe(false);
});

test('nothing can be opened with another secret, for another purpose, or after a single bit has changed', () => {
  const sealed = sealer.seal(text);
  expect(() => createSealer('t'.repeat(40), 'bank account').open(sealed)).toThrow();
  expect(() => createSealer(secret, 'another purpose').open(sealed)).toThrow();
  for (const [at, byte] of sealed.entries()) {
    const harmed = Buffer.from(sealed);
    harmed[at] = byte ^ 1;
    expect(() => sealer.open(harmed)).toThrow();
  }
  for (const length of [0, 11, 12, 27, 28, sealed.length - 1]) expect(() => sealer.open(sealed.subarray(0, length))).toThrow();
});

// Regression: four bytes of the sixteen of an authentication tag were enough, so an attacker could guess them.
test('a truncated seal is refused', () => {
  const sealed = sealer.seal('');
  expect(sealer.open(sealed)).toBe('');
  for (let length = 0; length < sealed.length; length++) expect(() => sealer.open(sealed.subarray(0, length))).toThrow();
});
