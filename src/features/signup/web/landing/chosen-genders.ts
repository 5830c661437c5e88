import { genders } from '#features/account/contract/genders.ts';
import type { Gender } from '#features/account/contract/user.ts';

/** The answers to the first question, which are in the address. */
export function chosenGenders(search: URLSearchParams): Gender[] {
  const asked = search.getAll('search_gender');
  return genders.filter((gender) => asked.includes(gender));
}
