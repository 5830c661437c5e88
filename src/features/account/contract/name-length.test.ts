import { expect, test } from 'vitest';
import { checkName } from './rules.ts';

// Regression: a name of twenty family or flag emoji was refused as longer than forty characters.
test('a name is measured in characters as members see them', () => {
  expect(checkName('🇫🇮'.repeat(40), 'a@b.test')).toBeNull();
  expect(checkName('é'.normalize('NFD').repeat(40), 'a@b.test')).toBeNull();
  expect(checkName('a'.repeat(41), 'a@b.test')?.code).toBe('name_too_long');
});
