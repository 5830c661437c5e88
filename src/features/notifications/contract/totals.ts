import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** What waits for the viewer: what chats.php and likes.php add up to, without the lists themselves. */
export const Totals = Type.Object({
  unread_messages: Type.Integer(),
  new_likes: Type.Integer(),
  /** Id of the newest message in the viewer's conversations; 0 for none. From it the live socket goes on. */
  newest_message: Type.Integer(),
});
export type Totals = Static<typeof Totals>;

export const getTotals = endpoint({ method: 'GET', path: 'totals.php', access: 'member', reply: Totals, errors: {} });
