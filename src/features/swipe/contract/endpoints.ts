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

export const getDeck = endpoint({
  method: 'GET',
  path: 'swipe.php',
  about:
    "The next cards of the swipe game, without members the viewer decided on, likes or chats with; empty when nobody is left. Looking at a card doesn't count as a visit.",
  access: 'member',
  limit: 240,
  reply: Type.Object({ cards: Type.Array(Card), ...Allowance, can_undo: Type.Boolean() }),
  errors: {},
});

export const swipe = endpoint({
  method: 'POST',
  path: 'swipe.php',
  about: "Likes or passes one card. The first decision counts, and only undoing can change it; passes aren't limited.",
  access: 'member',
  needsTerms: true,
  limit: 240,
  body: Type.Object({ id: Id, like: Type.Boolean() }),
  reply: Type.Object({ ...Allowance, liked: Type.Boolean(), match: Type.Boolean() }),
  errors: errorsOf(swipeErrors, 'no_likes_left'),
});

export const undoSwipe = endpoint({
  method: 'DELETE',
  path: 'swipe.php',
  about: "Undoes the last decision and returns its daily like. The card is null when that member isn't visible any more.",
  access: 'member',
  limit: 120,
  reply: Type.Object({ card: Nullable(Card), ...Allowance, can_undo: Type.Boolean() }),
  errors: errorsOf(swipeErrors, 'nothing_to_undo'),
});
