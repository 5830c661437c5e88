import { expect, test } from 'vitest';
import { checkPassword, hashPassword, needsRehash } from './passwords.ts';

const password = 'seven quiet herons wade';

test('a password is stored as argon2id of nineteen megabytes and two passes, each time with another salt', async () => {
  const [one, other] = [await hashPassword(password), await hashPassword(password)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22,}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
  expect([await checkPassword(one, password), await checkPassword(one, `${password} `)]).toEqual([true, false]);
  expect([needsRehash(one), needsRehash(one.replace('t=2', 't=1'))]).toEqual([false, true]);
});

test('without an account no password is right', async () => {
  expect(await checkPassword(null, password)).toBe(false);
});
