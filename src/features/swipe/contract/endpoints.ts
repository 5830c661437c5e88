import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Id, Instant, Nullable } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Fit } from '#features/members/contract/fit.ts';
import { Member } from '#features/members/contract/member.ts';
import { ProfileImage } from '#features/photos/contract/image.ts';
import { swipeErrors } from './errors.ts';

/** What is left of the day: a day ends at midnight in the site's time zone. */
const Left = { likes_left: Type.Integer(), resets_at: Instant };

/** `photos`: as on the profile, the main one first, locked ones blurred; at most `cardPhotos`. Looking at them opens no profile. */
export const Card = Type.Object({ profile: Member, photos: Type.Array(ProfileImage), about: Type.String(), fit: Type.Array(Fit) });
export type Card = Static<typeof Card>;

/** The next cards, at most `deckSize`: nobody whom the viewer judged, likes or talks with. Empty: nobody is left. */
export const getDeck = endpoint({
  method: 'GET',
  path: 'swipe.php',
  access: 'member',
  limit: 240,
  reply: Type.Object({ cards: Type.Array(Card), ...Left, can_undo: Type.Boolean() }),
  errors: {},
});

/**
 * Judges one card. The same again answers the same; the other way round changes nothing any more (undo does that). A pass
 * is never counted. Somebody who does not exist for the viewer: not_found.
 */
export const swipe = endpoint({
  method: 'POST',
  path: 'swipe.php',
  access: 'member',
  limit: 240,
  body: Type.Object({ id: Id, like: Type.Boolean() }),
  reply: Type.Object({ ...Left, liked: Type.Boolean(), match: Type.Boolean() }),
  errors: errorsOf(swipeErrors, 'no_likes_left'),
});

/** Takes the last decision back, once each, the daily like with it; answers its card, null when that member is gone. */
export const undoSwipe = endpoint({
  method: 'DELETE',
  path: 'swipe.php',
  access: 'member',
  limit: 120,
  reply: Type.Object({ card: Nullable(Card), ...Left, can_undo: Type.Boolean() }),
  errors: errorsOf(swipeErrors, 'nothing_to_undo'),
});
