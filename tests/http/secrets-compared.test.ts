import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Names of what proves something to us. */
const secret = /token|hash|secret|signature|hmac|digest|mark\b|handle\b|password|proof|challenge|nonce|session(?!Id)|\bsign\(/i;
/** Only whether it is there, how long it is or which of our own words it is. */
const harmless = /^(?:null|undefined|true|false|\d|'|`)|\.length$/;

const operand = String.raw`[\w$.?!]+(?:\([^()]*\))?(?:\??\.\w+)*`;
const compared = new RegExp(String.raw`(${operand})\s*[!=]==?\s*((?:'[^']*'|${operand}))`, 'g');
const called = new RegExp(
  String.raw`(${operand})\.(?:equals|compare|localeCompare|includes|indexOf|startsWith|endsWith)\((${operand})`,
  'g',
);

/** Comparisons of secrets by which nobody learns anything. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // Both are the database's: whether it changed meanwhile.
  'src/features/account-settings/server/put-password.ts': ['user?.passwordHash !== confirmed.value.passwordHash'],
  'src/features/account-settings/server/request-mail-change.ts': ['user?.passwordHash !== passwordHash'],
  'src/features/account/server/login/login.ts': ['current.passwordHash !== user.passwordHash'],
  // Both are the sender's: whether it was typed twice alike.
  'src/features/account/server/password/change-password.ts': ['composed(password) === composed(password_repeat)'],
  // When an account was deleted, which a signed cookie repeats.
  'src/features/account/server/status/restore-user.ts': ['user.deletedAt?.getTime() !== proof.deletedAt.getTime()'],
  // Numbers of rows.
  'src/features/account/server/session/sessions.ts': ['session?.userId !== id'],
  'src/platform/server/live/live-server.ts': ['socket.user.sessionId === session'],
  // Of a profile, to know whether the index has to change.
  'src/features/search/server/member-index/columns.ts': ['!== hash'],
  // Of a file of functions, to know whether it is applied.
  'src/platform/server/db/apply-functions.ts': ['hashes.at(-1) !== hash', '!hashes.includes(hash'],
};

const serverFiles = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.') && /(?:^|\/)server\//.test(file))
  .map((file) => path.posix.join('src', file))
  .toSorted();

const comparisonsIn = (text: string): string[] =>
  [compared, called].flatMap((ways) =>
    [...text.matchAll(ways)]
      .filter(
        ([, left = '', right = '']) => [left, right].some((one) => secret.test(one)) && ![left, right].some((one) => harmless.test(one)),
      )
      .map(([whole]) => whole),
  );

test('nothing that proves something is compared but in constant time, by the one helper', () => {
  expect(serverFiles.length).toBeGreaterThan(500);
  const found = serverFiles.map((file) => [file, comparisonsIn(fs.readFileSync(file, 'utf8'))] as const);
  expect(Object.fromEntries(found.filter(([, comparisons]) => comparisons.length > 0))).toEqual(allowed);
});

test('the one helper alone knows how', () => {
  const users = serverFiles.filter((file) => fs.readFileSync(file, 'utf8').includes('timingSafeEqual'));
  expect(users).toEqual(['src/platform/server/secrets.ts']);
});

test.each([
  'user_handle !== userHandle(secret, passkey.user)',
  'hashes.some((hash) => hash.equals(code_hash))',
  'if (signer.sign(text) === given)',
  'rows.find((row) => row.tokenHash == tokenHash)',
  'passwordMark(user) !== step.mark',
])('a comparison that tells where it ends would be found: %s', (text) => {
  expect(comparisonsIn(text)).toHaveLength(1);
});
