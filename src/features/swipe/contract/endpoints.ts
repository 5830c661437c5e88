import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Id, Instant, Nullable } from '#platform/contract/endpoint.ts';
import { errorsOf } from '#platform/contract/errors.ts';
import { Fit } from '#features/members/contract/fit.ts';
import { Member } from '#features/members/contract/member.ts';
import { ProfileImage } from '#features/photos/contract/image.ts';
import { swipeErrors } from './errors.ts';

/** The remaining likes of the day, which ends at midnight in the site's time zone. */
const Allowance = { likes_left: Type.Integer(), resets_at: Instant };

/** `photos`: as on the profile, main photo first, locked ones blurred; at most `cardPhotos`. Viewing a card is not a profile visit. */
export const Card = Type.Object({ profile: Member, photos: Type.Array(ProfileImage), about: Type.String(), fit: Type.Array(Fit) });
export type Card = Static<typeof Card>;

/** The next cards, at most `deckSize`, without members the viewer decided on, likes or chats with. Empty when nobody is left. */
export const getDeck = endpoint({
  method: 'GET',
  path: 'swipe.php',
  access: 'member',
  limit: 240,
  reply: Type.Object({ cards: Type.Array(Card), ...Allowance, can_undo: Type.Boolean() }),
  errors: {},
});

/**
 * Stores the decision on one card. Idempotent: the first decision counts, and only undo can change it. Passes are not
 * limited. `not_found` for members who are not visible to the viewer.
 */
export const swipe = endpoint({
  method: 'POST',
  path: 'swipe.php',
  access: 'member',
  limit: 240,
  body: Type.Object({ id: Id, like: Type.Boolean() }),
  reply: Type.Object({ ...Allowance, liked: Type.Boolean(), match: Type.Boolean() }),
  errors: errorsOf(swipeErrors, 'no_likes_left'),
});

/** Undoes the last decision and returns its daily like. The card is null when that member is not visible any more. */
export const undoSwipe = endpoint({
  method: 'DELETE',
  path: 'swipe.php',
  access: 'member',
  limit: 120,
  reply: Type.Object({ card: Nullable(Card), ...Allowance, can_undo: Type.Boolean() }),
  errors: errorsOf(swipeErrors, 'nothing_to_undo'),
});
