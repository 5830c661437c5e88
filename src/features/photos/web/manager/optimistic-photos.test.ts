import { expect, test } from 'vitest';
import type { ProfileImage } from '../../contract/image.ts';
import { applyEdits } from './optimistic-photos.ts';

const photo = (id: number): ProfileImage => ({
  id,
  filename: `${id}.webp`,
  thumb_filename: `${id}-320.webp`,
  status: 'active',
  match: `/photos/${id}.webp`,
  width: 640,
  height: 800,
  files: { address: '', widths: [], avif: false },
  thumb_hash: '',
  caption: '',
  locked: false,
});
const three = [photo(1), photo(2), photo(3)];
const ids = (photos: readonly ProfileImage[]) => photos.map(({ id }) => id);

test('a moved photo pushes the others along', () => {
  expect(ids(applyEdits(three, [{ kind: 'place', id: 3, at: 0 }]))).toEqual([3, 1, 2]);
  expect(ids(applyEdits(three, [{ kind: 'place', id: 1, at: 1 }]))).toEqual([2, 1, 3]);
  expect(ids(applyEdits(three, [{ kind: 'place', id: 1, at: 99 }]))).toEqual([2, 3, 1]);
});

test('edits are applied in order', () => {
  const edits = [
    { kind: 'remove', id: 2 },
    { kind: 'place', id: 3, at: 0 },
    { kind: 'caption', id: 1, caption: 'Am Fluss' },
  ] as const;
  const after = applyEdits(three, edits);
  expect(after.map(({ id, caption }) => [id, caption])).toEqual([
    [3, ''],
    [1, 'Am Fluss'],
  ]);
});

test('a deleted photo is restored to its position, and never twice', () => {
  const back = { kind: 'restore', photo: photo(2), at: 1 } as const;
  expect(ids(applyEdits([photo(1), photo(3)], [back]))).toEqual([1, 2, 3]);
  expect(ids(applyEdits(three, [back]))).toEqual([1, 2, 3]);
});

test('an edit of a missing photo changes nothing', () => {
  expect(
    ids(
      applyEdits(three, [
        { kind: 'place', id: 9, at: 0 },
        { kind: 'remove', id: 9 },
      ]),
    ),
  ).toEqual([1, 2, 3]);
});
