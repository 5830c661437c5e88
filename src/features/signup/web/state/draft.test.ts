import { describe, expect, test } from 'vitest';
import { memoryStorage } from '#tests/support/doubles/memory-storage.ts';
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
  terms: true,
} as const;

describe('a signup draft', () => {
  test('stores what was typed, but neither password nor consent', () => {
    const storage = memoryStorage();
    saveDraft(storage, answers, null);
    expect(readDraft(storage, null)).toEqual({ ...answers, password: '', terms: false });
    expect(storage.getItem('signup')).not.toContain('nobody');
  });

  test('returns a message only for the member to whom it was written', () => {
    const storage = memoryStorage();
    saveDraft(storage, { ...answers, signup_message: 'Hallo Anna' }, 7);
    expect(readDraft(storage, 7).signup_message).toBe('Hallo Anna');
    expect(readDraft(storage, 8).signup_message).toBe('');
    saveDraft(storage, answers, null);
    expect(readDraft(storage, null).signup_message).toBe('');
    expect(readDraft(storage, 7).signup_message).toBe('Hallo Anna');
  });

  test('is empty once it is removed, and when the stored value is invalid', () => {
    const storage = memoryStorage();
    saveDraft(storage, answers, null);
    forgetDraft(storage);
    expect(readDraft(storage, null)).toEqual(noAnswers);
    for (const text of ['', '{', 'null', '7', '{"gender":"robot","search_gender":"woman","name":7}']) {
      storage.setItem('signup', text);
      expect(readDraft(storage, null)).toEqual(noAnswers);
    }
  });
});

test('a preset answer of the site applies until the visitor changes it', () => {
  const storage = memoryStorage();
  const start = { ...noAnswers, gender: 'man', search_gender: ['man'] } as const;
  expect(readDraft(storage, null, start)).toEqual(start);
  saveDraft(storage, { ...noAnswers, gender: 'non_binary', search_gender: ['man', 'non_binary'] }, null);
  expect(readDraft(storage, null, start)).toMatchObject({ gender: 'non_binary', search_gender: ['man', 'non_binary'] });
});

test('a URL may contain answers', () => {
  expect(answersIn(new URLSearchParams('gender=woman&search_gender=man&search_gender=non_binary'))).toEqual({
    gender: 'woman',
    search_gender: ['man', 'non_binary'],
  });
  expect(answersIn(new URLSearchParams('gender=robot&step=name'))).toEqual({});
});
