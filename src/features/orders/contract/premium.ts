import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Id, Instant, Nullable } from '#platform/contract/endpoint.ts';

/** What a paid order of premium for some days gave. */
export const PremiumTime = Type.Object({
  order: Id,
  days: Type.Integer(),
  created_at: Instant,
  /** Null: it runs, or waits for what was bought before. */
  ended_at: Nullable(Instant),
  /** Its days went back, or the bank took the payment back. */
  returned: Type.Boolean(),
});
export type PremiumTime = Static<typeof PremiumTime>;

export const getPremium = endpoint({
  method: 'GET',
  path: 'premium.php',
  about: "The member's premium that was bought for some days and ends by itself, in the order in which it is used.",
  access: 'member',
  reply: Type.Object({
    /** The last day on which it holds, YYYY-MM-DD; what is bought now begins after it. Null without any. */
    until: Nullable(Type.String()),
    times: Type.Array(PremiumTime),
  }),
  errors: {},
});
