import { isOn } from '#platform/contract/time.ts';
import type { ProfileImage } from '#features/photos/contract/image.ts';
import { accessTo, type PhotoRow } from '#features/photos/server/index.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import { eachTrait, readTrait, type Trait, type TraitValues } from '#features/site/contract/traits.ts';
import type { LastActive, Profile } from '../contract/member.ts';
import { type ViewerContext, presentMember, shownInterests } from './present-member.ts';
import type { ProfileRow } from './profile-repo.ts';

const week = 7 * 24 * 3_600_000;

interface Reader {
  /** The owner also sees pending photos, and traits without consent. */
  readonly asOwner: boolean;
}

/** `photos`: in the member's order, including pending ones. */
export function presentProfile(row: ProfileRow, photos: readonly PhotoRow[], context: ViewerContext, { asOwner }: Reader): Profile {
  const { viewer, site } = context;
  const own = row.id === viewer?.id;
  const approved = photos.filter(({ status }) => status === 'active');
  // Who looks at the own profile as others see it also gets the pending photos, last: the page says that others do not see them.
  const later = own ? photos.filter(({ status }) => status !== 'active') : [];
  const images = shownPhotos(row, asOwner ? photos : [...approved, ...later], context);
  const count = asOwner ? images.length : approved.length;
  const isShown = (name: Trait) => site.settings.visible_profile_fields.includes(name) && (asOwner || !row.withheld.includes(name));
  return {
    ...presentMember(row, context),
    main_image: (count > 0 ? images[0] : null) ?? null,
    photo_count: count,
    about: shownAbout(row, context),
    answers: [...shownAnswers(row, context)],
    // A value that the contract no longer has counts as none.
    ...eachTrait<TraitValues>((name) => (isShown(name) ? readTrait(name, row.traits[name]) : null) ?? null),
    interests: shownInterests(row, site),
    photos: images,
    last_active: lastActive(row, context),
    likes_me: row.likesMe,
    own,
  };
}

/** Free members get all photos but the first blurred. */
export const shownPhotos = (
  { id }: Pick<ProfileRow, 'id'>,
  photos: readonly PhotoRow[],
  { viewer, site, presentImage }: ViewerContext,
): ProfileImage[] =>
  photos.map((photo, index) => {
    const access = accessTo({ own: id === viewer?.id, paidUser: viewer?.paidUser ?? false, main: index === 0 });
    return presentImage(photo, access, site.settings.cdn_prefix);
  });

export const shownAbout = ({ about }: Pick<ProfileRow, 'about'>, { site }: Pick<ViewerContext, 'site'>): string =>
  site.settings.visible_profile_notes.includes('about') ? about : '';

/** The text and the prompt answers of a member are either all shown or all hidden. */
export const shownAnswers = ({ answers }: Pick<ProfileRow, 'answers'>, { site }: Pick<ViewerContext, 'site'>): readonly Answer[] =>
  site.settings.visible_profile_notes.includes('about') ? answers : [];

/** When somebody was last here, as far as they let others know; a fictional profile never is. */
export function lastActive(
  { id, hideOnline, fictional, lastActiveAt }: Pick<ProfileRow, 'id' | 'hideOnline' | 'fictional' | 'lastActiveAt'>,
  { presence, site, today, now }: ViewerContext,
): LastActive {
  if (hideOnline || fictional) return 'longer';
  if (presence.isOnline(id)) return 'online';
  if (isOn(today, site.timeZone, lastActiveAt)) return 'today';
  return now.getTime() - lastActiveAt.getTime() < week ? 'week' : 'longer';
}
