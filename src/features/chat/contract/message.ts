import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { gifts } from './gifts.ts';

export const Message = Type.Object({
  id: Id,
  /** Profile id of the sender. */
  sender: Id,
  client_id: ClientId,
  /** What is said; empty when a gift comes without words. */
  text: Type.String(),
  gift: Nullable(OneOf(gifts)),
  sent_at: Instant,
});
export type Message = Static<typeof Message>;
