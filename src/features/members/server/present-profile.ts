import { isOn } from '#platform/contract/time.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { accessTo, type PhotoRow } from '#features/photos/server/index.ts';
import type { Profile } from '../contract/member.ts';
import { type Trait, traits } from '../contract/traits.ts';
import { type Look, presentMember, shownInterests } from './present-member.ts';
import type { ProfileRow } from './profile-repo.ts';

const week = 7 * 24 * 3_600_000;

interface Reader {
  /** The owner sees what nobody else does: pending photos, and a sexuality without consent. */
  readonly asOwner: boolean;
}

/** `photos` in the member's order, pending ones too. */
export function presentProfile(row: ProfileRow, photos: readonly PhotoRow[], look: Look, { asOwner }: Reader): Profile {
  const { viewer, site } = look;
  const own = row.id === viewer?.id;
  const images = shownPhotos(row, asOwner ? photos : photos.filter(({ status }) => status === 'active'), look);
  const trait = <Name extends Trait>(name: Name) => {
    const hidden = !site.settings.visible_profile_fields.includes(name) || (name === 'sexuality' && !asOwner && !row.sexualityShown);
    return hidden ? null : valueOf(traits[name], row.traits[name]);
  };
  return {
    ...presentMember(row, look),
    main_image: images[0] ?? null,
    photo_count: images.length,
    about: shownAbout(row, look),
    hair_colour: trait('hair_colour'),
    eye_colour: trait('eye_colour'),
    body_type: trait('body_type'),
    relationship_status: trait('relationship_status'),
    sexuality: trait('sexuality'),
    interests: shownInterests(row, site),
    photos: images,
    last_active: lastActive(row, look),
    likes_me: row.likesMe,
    own,
  };
}

/** For a free viewer all but the first are blurred. */
export const shownPhotos = (
  { id }: Pick<ProfileRow, 'id'>,
  photos: readonly PhotoRow[],
  { viewer, site, presentImage }: Look,
): ProfileImage[] =>
  photos.map((photo, index) => {
    const access = accessTo({ own: id === viewer?.id, paidUser: viewer?.paidUser ?? false, main: index === 0 });
    return presentImage(photo, access, site.settings.cdn_prefix);
  });

export const shownAbout = ({ about }: Pick<ProfileRow, 'about'>, { site }: Pick<Look, 'site'>): string =>
  site.settings.visible_profile_notes.includes('about') ? about : '';

/** A value that the contract no longer knows is as good as none. */
const valueOf = <Value extends string>(values: readonly Value[], stored: string | null): Value | null =>
  values.find((value) => value === stored) ?? null;

function lastActive({ id, hideOnline, lastActiveAt }: ProfileRow, { presence, site, today, now }: Look): Profile['last_active'] {
  if (hideOnline) return 'longer';
  if (presence.isOnline(id)) return 'online';
  if (isOn(today, site.timeZone, lastActiveAt)) return 'today';
  return now.getTime() - lastActiveAt.getTime() < week ? 'week' : 'longer';
}
