import { describe, expect, it } from 'vitest';
import { type CameFrom, neighboursOf, readCameFrom } from './came-from.ts';

const [anna, ben, cleo] = ['Anna', 'Ben', 'Cleo'].map((name, at) => ({ id: at + 1, name }));
const people = [anna, ben, cleo].filter((one) => one !== undefined);
const cameFrom: CameFrom = { from: '/members?page=2', steps: 1, total: 51, people, page: 2, pages: 3, entry: 'k1' };

describe('the list that a profile was opened from', () => {
  it('is read as it was written', () => {
    expect(readCameFrom(structuredClone(cameFrom))).toEqual(cameFrom);
    expect(readCameFrom({ ...cameFrom, total: null })).toMatchObject({ total: null });
  });

  it('is nothing when the entry says something else', () => {
    for (const state of [null, undefined, 'x', {}, { ...cameFrom, from: 1 }, { ...cameFrom, entry: undefined }])
      expect(readCameFrom(state)).toBeNull();
    expect(readCameFrom({ ...cameFrom, people: [anna, { id: 'x' }, null] })?.people).toEqual([anna]);
  });

  it('knows who stands beside somebody', () => {
    expect(neighboursOf(cameFrom, 2)).toEqual({ at: 1, previous: anna, next: cleo });
    expect(neighboursOf(cameFrom, 1)).toEqual({ at: 0, previous: null, next: ben });
    expect(neighboursOf(cameFrom, 3)).toMatchObject({ next: null });
    expect(neighboursOf(cameFrom, 9)).toBeNull();
  });
});
