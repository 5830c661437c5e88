import { isOffered, type Trait, traits } from '#features/members/contract/traits.ts';
import type { EditableProfile } from '../contract/endpoints.ts';
import type { KeptProfile } from './profile-repo.ts';

/** For its owner: with what others are not shown for want of consent, but without what the site's niche does not offer. */
export function presentOwnProfile(kept: KeptProfile, niche: number): EditableProfile {
  const trait = <Name extends Trait>(name: Name) => valueOf(traits[name], kept.traits[name]);
  return {
    name: kept.name,
    date_of_birth: kept.dateOfBirth,
    gender: kept.gender,
    search_gender: [...kept.searchGender],
    search_min_age: kept.searchMinAge,
    search_max_age: kept.searchMaxAge,
    country: kept.country,
    region: kept.region,
    town: kept.town,
    place_source: kept.placeSource,
    about: kept.about,
    hair_colour: trait('hair_colour'),
    eye_colour: trait('eye_colour'),
    body_type: trait('body_type'),
    relationship_status: trait('relationship_status'),
    sexuality: trait('sexuality'),
    interests: kept.interests.filter((interest) => isOffered(interest, niche)),
  };
}

/** A value that the contract no longer knows is as good as none. */
const valueOf = <Value extends string>(values: readonly Value[], stored: string | null): Value | null =>
  values.find((value) => value === stored) ?? null;
