import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveTo } from './photo-line.ts';

const line = (text: string) =>
  Array.from(text, (letter) => ({ id: letter.toLowerCase().charCodeAt(0), there: letter === letter.toLowerCase() }));
const move = (text: string, letter: string, position: number) => String.fromCharCode(...moveTo(line(text), letter.charCodeAt(0), position));

test.each([
  ['abc', 'c', 0, 'cab'],
  ['abc', 'a', 1, 'bac'],
  ['abc', 'a', 2, 'bca'],
  ['abc', 'b', 1, 'abc'],
  ['abc', 'a', 1000, 'bca'],
  ['a', 'a', 0, 'a'],
])('in %s, %s comes to position %i: %s', (before, letter, position, after) => {
  expect(move(before, letter, position)).toBe(after);
});

test('what is not there (a capital) is not counted and stays behind its neighbour', () => {
  expect(move('aBcd', 'd', 1)).toBe('abdc');
  expect(move('Abc', 'c', 0)).toBe('acb');
  expect(move('abC', 'a', 5)).toBe('bca');
});

test('nothing is lost and nothing is there twice', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 25 }), fc.nat(24), fc.nat(30), (there, which, position) => {
      const photos = there.map((each, id) => ({ id, there: each }));
      const id = which % photos.length;
      expect(moveTo(photos, id, position).toSorted((one, other) => one - other)).toEqual(photos.map((photo) => photo.id));
    }),
  );
});
