import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { checkPassword, hashPassword, needsRehash } from './passwords.ts';

const password = 'seven quiet herons wade';

test('a password is stored as argon2id with nineteen megabytes and two passes, each time with another salt', async () => {
  const [one, other] = [await hashPassword(password), await hashPassword(password)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect([await checkPassword(one, password), await checkPassword(one, `${password} `)]).toEqual([true, false]);
  expect([needsRehash(one), needsRehash(one.replace('t=2', 't=1'))]).toEqual([false, true]);
});

// Regression: a member who set the password on a phone could not log in on a computer that decomposes accents.
test('a password matches however a device encodes its accents, also when it is stored as typed', async () => {
  const [phone, computer] = ['Größe für Zoë'.normalize('NFC'), 'Größe für Zoë'.normalize('NFD')];
  for (const typed of [phone, computer]) {
    const stored = await hashPassword(typed);
    expect(await Promise.all([phone, computer, 'Grosse fur Zoe'].map((other) => checkPassword(stored, other)))).toEqual([
      true,
      true,
      false,
    ]);
  }
  const early = await hash(computer, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(await Promise.all([phone, computer].map((other) => checkPassword(early, other)))).toEqual([true, true]);
});

test('without an account no password is right', async () => {
  expect(await checkPassword(null, password)).toBe(false);
});
