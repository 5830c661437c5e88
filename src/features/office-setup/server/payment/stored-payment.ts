import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { paymentPhases } from '../../contract/rules.ts';

const StoredPayment = Type.Object({
  user: Id,
  order: Id,
  number: Type.String(),
  /** The sandbox's id of the payment. */
  reference: Type.String(),
  /** `client_id` of the refund. */
  refund: Type.String(),
  url: Type.String(),
  invoice: Nullable(Type.String()),
  state: OneOf(['open', 'failed', 'done']),
  phases: Type.Array(Type.Object({ name: OneOf(paymentPhases), at: Instant })),
});
export type StoredPayment = Static<typeof StoredPayment>;

export const readPayment = (stored: unknown): StoredPayment | null => (Value.Check(StoredPayment, stored) ? stored : null);
