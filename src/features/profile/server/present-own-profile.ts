import { isAllowedName } from '#features/account/contract/allowed-texts.ts';
import { isOffered } from '#features/members/contract/traits.ts';
import { eachTrait, readTrait, type TraitValues } from '#features/site/contract/traits.ts';
import type { EditableProfile } from '../contract/endpoints.ts';
import type { StoredProfile } from './profile-repo.ts';

/** The profile for its owner. Includes data that is hidden for lack of consent, but no interests outside of the site's niche. */
export function presentOwnProfile(stored: StoredProfile, niche: number): EditableProfile {
  return {
    name: stored.name,
    name_allowed: isAllowedName(stored.name),
    date_of_birth: stored.dateOfBirth,
    gender: stored.gender,
    search_gender: [...stored.searchGender],
    search_min_age: stored.searchMinAge,
    search_max_age: stored.searchMaxAge,
    country: stored.country,
    region: stored.region,
    town: stored.town,
    place_source: stored.placeSource,
    about: stored.about,
    answers: [...stored.answers],
    // A value that the contract no longer has counts as none.
    ...eachTrait<TraitValues>((name) => readTrait(name, stored.traits[name]) ?? null),
    interests: stored.interests.filter((interest) => isOffered(interest, niche)),
  };
}
