import { expect, test } from 'vitest';
import { messages as de } from '#features/members/messages/de.ts';
import { messages as en } from '#features/members/messages/en.ts';
import { messages as fr } from '#features/members/messages/fr.ts';
import { joinable } from './joinable.ts';

test('labels in a list begin small after the first, German nouns apart', () => {
  expect(joinable([en.genders.woman, en.genders.non_binary], 'en-GB')).toEqual(['Women', 'non-binary people']);
  expect(joinable([fr.genders.woman, fr.genders.non_binary], 'fr')).toEqual(['Femmes', 'personnes non binaires']);
  expect(joinable([de.genders.woman, de.genders.man, de.genders.non_binary], 'de-AT')).toEqual([
    'Frauen',
    'Männer',
    'nichtbinäre Menschen',
  ]);
});
