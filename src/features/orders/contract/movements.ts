import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Money } from '#platform/contract/money-schemas.ts';
import { movementKinds } from '#features/credits/contract/movement-kinds.ts';

export const Movement = Type.Object({
  id: Id,
  kind: OneOf(movementKinds),
  /** Negative when the credits were spent or taken. */
  credits: Type.Integer(),
  /** How many of these credits were a gift; never negative. */
  gifts: Type.Integer(),
  /** The price of the bought credits, by currency. */
  money: Type.Array(Money),
  /** The balance after this movement. */
  balance: Type.Integer(),
  created_at: Instant,
  /** The order, when the movement is a purchase. */
  order: Nullable(Id),
  /** Null also when the member has deleted the conversation or may not see the other member. */
  conversation: Nullable(Id),
  /** The other member of the conversation; null when the viewer may not see them. */
  name: Nullable(Type.String()),
  /** When the message that is given back was sent. */
  sent_at: Nullable(Instant),
});
export type Movement = Static<typeof Movement>;

export const directions = ['in', 'out'] as const;

export const getMovements = endpoint({
  method: 'GET',
  path: 'movements.php',
  about: 'Every credit in and out, newest first, a page at a time. `before` is the id of the last movement of the page before.',
  access: 'member',
  refusesUnknownFields: true,
  query: Type.Object({ direction: Type.Optional(OneOf(directions)), before: Type.Optional(Id) }),
  reply: Type.Object({
    movements: Type.Array(Movement),
    /** True when there are older movements. */
    more: Type.Boolean(),
  }),
  errors: {},
});
