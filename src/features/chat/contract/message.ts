import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, Id, Instant } from '#platform/contract/endpoint.ts';

export const Message = Type.Object({
  id: Id,
  /** Profile id of the sender. */
  sender: Id,
  client_id: ClientId,
  text: Type.String(),
  sent_at: Instant,
});
export type Message = Static<typeof Message>;
