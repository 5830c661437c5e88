import type { Gender } from '#features/account/contract/user.ts';
import { genders } from '#features/account/contract/genders.ts';
import { type Answers, noAnswers } from './answers.ts';
import { readStored } from './read-stored.ts';
import type { TabStorage } from './tab-storage.ts';

const key = 'signup';

/** Stores the answers for this tab, except password and consents. `addressee`: the member to whom the message is written. */
export function saveDraft(storage: TabStorage, answers: Answers, addressee: number | null): void {
  const { signup_message, gender, search_gender, name, email, date_of_birth, country } = answers;
  const stored = readStored(storage, key);
  // A message is stored for its addressee, also when the visitor meanwhile opens the signup without one.
  const message =
    addressee === null ? { addressee: stored['addressee'], signup_message: stored['signup_message'] } : { addressee, signup_message };
  storage.setItem(key, JSON.stringify({ gender, search_gender, name, email, date_of_birth, country, ...message }));
}

/** Stores a message that was written before the signup was opened, without changing the other answers. */
export const keepMessage = (storage: TabStorage, addressee: number, message: string): void =>
  saveDraft(storage, { ...readDraft(storage, addressee), signup_message: message }, addressee);

export const forgetDraft = (storage: TabStorage): void => storage.removeItem(key);

/** The stored answers; invalid values are ignored. `start`: the initial answers. */
export function readDraft(storage: TabStorage, addressee: number | null, start: Answers = noAnswers): Answers {
  const stored = readStored(storage, key);
  const searched = asGenders(Array.isArray(stored['search_gender']) ? stored['search_gender'] : []);
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  return {
    ...start,
    signup_message: addressee !== null && stored['addressee'] === addressee ? text('signup_message') : '',
    gender: asGenders([stored['gender']])[0] ?? start.gender,
    search_gender: searched.length === 0 ? start.search_gender : searched,
    name: text('name'),
    email: text('email'),
    date_of_birth: text('date_of_birth'),
    country: text('country'),
  };
}

/** Answers in the query string, from the form of the index page or a link. */
export function answersIn(search: URLSearchParams): Partial<Answers> {
  const gender = asGenders(search.getAll('gender'))[0];
  const search_gender = asGenders(search.getAll('search_gender'));
  return { ...(gender === undefined ? {} : { gender }), ...(search_gender.length === 0 ? {} : { search_gender }) };
}

const asGenders = (values: readonly unknown[]): Gender[] => genders.filter((gender) => values.includes(gender));
