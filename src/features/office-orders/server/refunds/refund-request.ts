import type { Static } from 'typebox';
import * as Type from 'typebox';

/** A refund that waits for a second person, whole: the yes counts for exactly this. */
export const RefundRequest = Type.Object({
  order: Type.Integer(),
  number: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  credits: Type.Integer(),
  days: Type.Integer(),
  provider: Type.String(),
  method: Type.String(),
  reason: Type.String(),
  client_id: Type.String(),
  counted_at: Type.String(),
});
export type RefundRequest = Static<typeof RefundRequest>;
