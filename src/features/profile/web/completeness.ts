import type { EditableProfile } from '../contract/endpoints.ts';

/** What makes a profile easier to write to, in the order in which it helps; also the anchors of the editor. */
export const helpfulParts = ['photos', 'about', 'interests', 'place', 'looks'] as const;
export type HelpfulPart = (typeof helpfulParts)[number];

const someInterests = 3;

interface Circumstances {
  readonly photos: number;
  /** What the site shows nobody need not be filled in. */
  readonly isHidden: (field: 'about' | 'interests' | 'hair_colour' | 'eye_colour' | 'body_type' | 'relationship_status') => boolean;
}

/** What is still open. Nobody has to say everything: of the looks any one answer is enough. */
export function openParts(profile: EditableProfile, { photos, isHidden }: Circumstances): HelpfulPart[] {
  const looks = (['hair_colour', 'eye_colour', 'body_type', 'relationship_status'] as const).filter((name) => !isHidden(name));
  const open: Readonly<Record<HelpfulPart, boolean>> = {
    photos: photos === 0,
    about: !isHidden('about') && profile.about.trim() === '',
    interests: !isHidden('interests') && profile.interests.length < someInterests,
    place: profile.region === null,
    looks: looks.length > 0 && looks.every((name) => profile[name] === null),
  };
  return helpfulParts.filter((part) => open[part]);
}
