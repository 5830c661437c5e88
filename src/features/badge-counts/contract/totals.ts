import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** Unread messages and new likes of the viewer: the sums of chats.php and likes.php without their lists. */
export const Totals = Type.Object({
  unread_messages: Type.Integer(),
  new_likes: Type.Integer(),
  /** Id of the newest message in the viewer's conversations; 0 for none. The live socket resumes from it. */
  newest_message: Type.Integer(),
});
export type Totals = Static<typeof Totals>;

export const getTotals = endpoint({
  method: 'GET',
  path: 'totals.php',
  about: "The viewer's unread messages and new likes, for badges: the sums of `chats.php` and `likes.php` without their lists.",
  access: 'member',
  reply: Totals,
  errors: {},
});
