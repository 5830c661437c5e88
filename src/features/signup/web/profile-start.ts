import { type Interest, interests as allInterests } from '#features/members/contract/traits.ts';
import { readStored } from './read-stored.ts';

/** What a visitor said of themselves before the signup: the first answers of the profile, which can still be changed there. */
export interface ProfileStart {
  readonly interests: readonly Interest[];
  readonly about: string;
}

const key = 'profile-start';

/** Adds to what was said before in this tab. Without storage in this browser nothing is kept; the signup works all the same. */
export function keepStart(said: Partial<ProfileStart>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...keptStart(), ...said }));
  } catch {
    // See above.
  }
}

export function keptStart(): ProfileStart {
  try {
    return readStart(sessionStorage);
  } catch {
    return { interests: [], about: '' };
  }
}

/** Invalid values are ignored. */
export function readStart(storage: Storage): ProfileStart {
  const { interests, about } = readStored(storage, key);
  const list: readonly unknown[] = Array.isArray(interests) ? interests : [];
  return { interests: allInterests.filter((interest) => list.includes(interest)), about: typeof about === 'string' ? about : '' };
}

export const forgetStart = (storage: Storage): void => storage.removeItem(key);
