import { plainTraits } from '#features/site/contract/traits.ts';
import type { EditableProfile } from '../contract/endpoints.ts';
import type { Hideable } from './state/use-hidden.ts';

/** Parts of a profile that help others to write a message, most helpful first; also the anchors in the editor. */
export const helpfulParts = ['photos', 'about', 'answers', 'interests', 'place', 'appearance'] as const;
export type HelpfulPart = (typeof helpfulParts)[number];

const minInterests = 3;

interface Context {
  readonly photos: number;
  /** Fields that the site does not show need not be filled in. */
  readonly isHidden: (field: Hideable) => boolean;
}

/** The parts that are still empty. One trait is enough for `appearance`. */
export function missingParts(profile: EditableProfile, { photos, isHidden }: Context): HelpfulPart[] {
  const shownTraits = plainTraits.filter((name) => !isHidden(name));
  const isMissing: Readonly<Record<HelpfulPart, boolean>> = {
    photos: photos === 0,
    about: !isHidden('about') && profile.about.trim() === '',
    answers: !isHidden('about') && profile.answers.length === 0,
    interests: !isHidden('interests') && profile.interests.length < minInterests,
    place: profile.region === null,
    appearance: shownTraits.length > 0 && shownTraits.every((name) => profile[name] === null),
  };
  return helpfulParts.filter((part) => isMissing[part]);
}
