import { describe, expect, it } from 'vitest';
import { type ListOrigin, neighboursOf, readListOrigin } from './list-origin.ts';

const [anna, ben, cleo] = ['Anna', 'Ben', 'Cleo'].map((name, at) => ({ id: at + 1, name }));
const people = [anna, ben, cleo].filter((one) => one !== undefined);
const listOrigin: ListOrigin = { from: '/members?page=2', steps: 1, total: 51, people, page: 2, pages: 3, entry: 'k1' };

describe('the list that a profile was opened from', () => {
  it('is read as it was written', () => {
    expect(readListOrigin(structuredClone(listOrigin))).toEqual(listOrigin);
    expect(readListOrigin({ ...listOrigin, total: null })).toMatchObject({ total: null });
  });

  it('is null for any other state of the entry', () => {
    for (const state of [null, undefined, 'x', {}, { ...listOrigin, from: 1 }, { ...listOrigin, entry: undefined }])
      expect(readListOrigin(state)).toBeNull();
    expect(readListOrigin({ ...listOrigin, people: [anna, { id: 'x' }, null] })?.people).toEqual([anna]);
  });

  it('finds the neighbours of a member', () => {
    expect(neighboursOf(listOrigin, 2)).toEqual({ at: 1, previous: anna, next: cleo });
    expect(neighboursOf(listOrigin, 1)).toEqual({ at: 0, previous: null, next: ben });
    expect(neighboursOf(listOrigin, 3)).toMatchObject({ next: null });
    expect(neighboursOf(listOrigin, 9)).toBeNull();
  });
});
