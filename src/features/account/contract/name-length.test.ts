import { expect, test } from 'vitest';
import { checkName } from './rules.ts';

// A name of twenty families or flags was called longer than forty characters.
test('a name counts as members see it', () => {
  expect(checkName('🇫🇮'.repeat(40), 'a@b.test')).toBeNull();
  expect(checkName('é'.normalize('NFD').repeat(40), 'a@b.test')).toBeNull();
  expect(checkName('a'.repeat(41), 'a@b.test')?.code).toBe('name_too_long');
});
