import { expect, test } from 'vitest';
import { languages } from '#platform/contract/languages.ts';
import { readShellName, shellName } from './shell-name.ts';

test('the shell of a member is in the member’s language, and of an American in American English', () => {
  expect(shellName('en', 'US')).toBe('en-US');
  for (const country of ['GB', 'IE', null]) expect(shellName('en', country)).toBe('en');
  expect(shellName('es', 'US')).toBe('es');
  expect(readShellName('en-US')).toEqual({ language: 'en', american: true });
});

test('each name that a member may have leads to a shell, and no other does', () => {
  for (const language of languages) expect(readShellName(shellName(language, 'DE'))).toEqual({ language, american: false });
  for (const name of ['', 'xx', 'en-GB', 'en-us', 'constructor']) expect(readShellName(name)).toBeNull();
});
