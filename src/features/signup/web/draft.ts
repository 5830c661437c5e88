import { type Gender, genders } from '#features/account/contract/user.ts';
import { type Answers, noAnswers } from './answers.ts';
import { keptIn } from './kept.ts';

const key = 'signup';

/** Keeps what was answered for this tab, never the password, and consent only as long as the page is open. `addressee`: the member whom the message is for. */
export function saveDraft(storage: Storage, answers: Answers, addressee: number | null): void {
  const { signup_message, gender, search_gender, name, email, date_of_birth, country } = answers;
  const kept = keptIn(storage, key);
  // A message stays with the member whom it was written to, also while the same person signs up without one.
  const message =
    addressee === null ? { addressee: kept['addressee'], signup_message: kept['signup_message'] } : { addressee, signup_message };
  storage.setItem(key, JSON.stringify({ gender, search_gender, name, email, date_of_birth, country, ...message }));
}

export const forgetDraft = (storage: Storage): void => storage.removeItem(key);

/** What was kept; whatever is not an answer is left out. */
export function readDraft(storage: Storage, addressee: number | null): Answers {
  const kept = keptIn(storage, key);
  const text = (name: string) => (typeof kept[name] === 'string' ? kept[name] : '');
  return {
    ...noAnswers,
    signup_message: addressee !== null && kept['addressee'] === addressee ? text('signup_message') : '',
    gender: asGenders([kept['gender']])[0] ?? null,
    search_gender: asGenders(Array.isArray(kept['search_gender']) ? kept['search_gender'] : []),
    name: text('name'),
    email: text('email'),
    date_of_birth: text('date_of_birth'),
    country: text('country'),
  };
}

/** Answers that came with the address, from the form of the index page or a link. */
export function answersIn(search: URLSearchParams): Partial<Answers> {
  const gender = asGenders(search.getAll('gender'))[0];
  const search_gender = asGenders(search.getAll('search_gender'));
  return { ...(gender === undefined ? {} : { gender }), ...(search_gender.length === 0 ? {} : { search_gender }) };
}

const asGenders = (values: readonly unknown[]): Gender[] => genders.filter((gender) => values.includes(gender));
