import { describe, expect, test } from 'vitest';
import { noAnswers } from './answers.ts';
import { answersIn, forgetDraft, readDraft, saveDraft } from './draft.ts';

const answers = {
  ...noAnswers,
  gender: 'man',
  search_gender: ['woman'],
  name: 'Jonas',
  email: 'jonas@example.test',
  password: 'nobody should keep this',
  date_of_birth: '1988-07--',
  country: 'DE',
  adult: true,
  terms: true,
} as const;

describe('a signup draft', () => {
  test('keeps what was typed, but neither password nor consent', () => {
    const storage = memory();
    saveDraft(storage, answers);
    expect(readDraft(storage)).toEqual({ ...answers, password: '', adult: false, terms: false });
    expect(storage.getItem('signup')).not.toContain('nobody');
  });

  test('is empty once it is forgotten, and when what was kept is no draft', () => {
    const storage = memory();
    saveDraft(storage, answers);
    forgetDraft(storage);
    expect(readDraft(storage)).toEqual(noAnswers);
    for (const text of ['', '{', 'null', '7', '{"gender":"robot","search_gender":"woman","name":7}']) {
      storage.setItem('signup', text);
      expect(readDraft(storage)).toEqual(noAnswers);
    }
  });
});

test('an address may bring answers', () => {
  expect(answersIn(new URLSearchParams('gender=woman&search_gender=man&search_gender=non_binary'))).toEqual({
    gender: 'woman',
    search_gender: ['man', 'non_binary'],
  });
  expect(answersIn(new URLSearchParams('gender=robot&step=name'))).toEqual({});
});

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
