import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Id, Instant, Nullable } from '#platform/contract/endpoint.ts';

/** The premium time that a paid order of premium for some days gave. */
export const PremiumTime = Type.Object({
  order: Id,
  days: Type.Integer(),
  created_at: Instant,
  /** Null while it runs, or waits for earlier purchases to end. */
  ended_at: Nullable(Instant),
  /** True when its days were given back, or the bank took the payment back. */
  returned: Type.Boolean(),
});
export type PremiumTime = Static<typeof PremiumTime>;

export const getPremium = endpoint({
  method: 'GET',
  path: 'premium.php',
  about: "The member's premium that was bought for some days and ends by itself, in the order in which it is used.",
  access: 'member',
  reply: Type.Object({
    /** The last day of premium, YYYY-MM-DD; a purchase now begins on the day after. Null without premium for some days. */
    until: Nullable(Type.String()),
    times: Type.Array(PremiumTime),
  }),
  errors: {},
});
