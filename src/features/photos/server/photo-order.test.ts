import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveTo } from './photo-order.ts';

const photosIn = (text: string) =>
  Array.from(text, (letter) => ({ id: letter.toLowerCase().charCodeAt(0), listed: letter === letter.toLowerCase() }));
const move = (text: string, letter: string, position: number) =>
  String.fromCharCode(...moveTo(photosIn(text), letter.charCodeAt(0), position));

test.each([
  ['abc', 'c', 0, 'cab'],
  ['abc', 'a', 1, 'bac'],
  ['abc', 'a', 2, 'bca'],
  ['abc', 'b', 1, 'abc'],
  ['abc', 'a', 1000, 'bca'],
  ['a', 'a', 0, 'a'],
])('in %s, moving %s to position %i gives %s', (before, letter, position, after) => {
  expect(move(before, letter, position)).toBe(after);
});

test('an unlisted photo (a capital letter) is not counted and stays after its neighbour', () => {
  expect(move('aBcd', 'd', 1)).toBe('abdc');
  expect(move('Abc', 'c', 0)).toBe('acb');
  expect(move('abC', 'a', 5)).toBe('bca');
});

test('no photo is lost or duplicated', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 25 }), fc.nat(24), fc.nat(30), (visibility, which, position) => {
      const photos = visibility.map((listed, id) => ({ id, listed }));
      const id = which % photos.length;
      expect(moveTo(photos, id, position).toSorted((one, other) => one - other)).toEqual(photos.map((photo) => photo.id));
    }),
  );
});
