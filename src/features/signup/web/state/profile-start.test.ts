import { expect, test } from 'vitest';
import { memoryStorage } from '#tests/support/doubles/memory-storage.ts';
import { readProfileDraft, startProfileDraft } from './profile-draft.ts';
import { readStart } from './profile-start.ts';

const nobody = { addressee: null, messageWaits: false, likeWaits: false };

test('answers given before the signup become the first answers of the profile, once', () => {
  const storage = memoryStorage();
  storage.setItem(
    'profile-start',
    JSON.stringify({ interests: ['cooking', 'nope', 'bondage', 7], about: 'Ein Sonntag ist gut, wenn es regnet' }),
  );
  startProfileDraft(storage, nobody);
  expect(readProfileDraft(storage).answers).toEqual({ interests: ['cooking'], about: 'Ein Sonntag ist gut, wenn es regnet' });
  expect(readStart(storage)).toEqual({ interests: [], about: '' });
  startProfileDraft(storage, nobody);
  expect(readProfileDraft(storage).answers).toEqual({});
});

test('anything else in the storage is ignored', () => {
  for (const text of ['', '7', 'null', '[]', '{"interests":"cooking","about":[]}', '{']) {
    const storage = memoryStorage();
    storage.setItem('profile-start', text);
    startProfileDraft(storage, nobody);
    expect(readProfileDraft(storage).answers, text).toEqual({});
  }
});
