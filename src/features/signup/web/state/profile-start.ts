import { type Interest, interests as allInterests } from '#features/members/contract/traits.ts';
import { readStored } from './read-stored.ts';
import { type TabStorage, tabStorage } from './tab-storage.ts';

/** A visitor's answers from before the signup: the first answers of the profile, which the member can still change. */
export interface ProfileStart {
  readonly interests: readonly Interest[];
  readonly about: string;
}

const key = 'profile-start';

/** Adds answers to those already given in this tab. */
export const keepStart = (said: Partial<ProfileStart>): void => tabStorage.setItem(key, JSON.stringify({ ...keptStart(), ...said }));

export const keptStart = (): ProfileStart => readStart(tabStorage);

/** Invalid values are ignored. */
export function readStart(storage: TabStorage): ProfileStart {
  const { interests, about } = readStored(storage, key);
  const list: readonly unknown[] = Array.isArray(interests) ? interests : [];
  return { interests: allInterests.filter((interest) => list.includes(interest)), about: typeof about === 'string' ? about : '' };
}

export const forgetStart = (storage: TabStorage): void => storage.removeItem(key);
