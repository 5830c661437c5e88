import { describe, expect, test, vi } from 'vitest';
import { createMemoryStorage } from './browser-storage.ts';
import { createDrafts } from './drafts.ts';

describe('a draft', () => {
  test('is there again for its member and its writer only', () => {
    const storage = createMemoryStorage();
    createDrafts(storage, 1).set(7, 'Das Konzert war doch am');
    expect(createDrafts(storage, 1).get(7)).toBe('Das Konzert war doch am');
    expect(createDrafts(storage, 1).get(8)).toBe('');
    expect(createDrafts(storage, 2).get(7)).toBe('');
  });

  test('leaves nothing behind when it is emptied', () => {
    const storage = createMemoryStorage();
    const drafts = createDrafts(storage, 1);
    const heard = vi.fn();
    drafts.subscribe(heard);
    drafts.set(7, 'a');
    drafts.set(7, ' ');
    expect(storage.keys()).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
