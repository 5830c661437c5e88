import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Package } from '#features/shop/contract/package.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';

/** A card or wallet account that the provider keeps for its owner. */
export const SavedMethod = Type.Object({
  id: Id,
  method: OneOf(paymentMethods),
  /** Its display name, such as `Visa •••• 4242`. */
  label: Type.String(),
  /** Last month in which it can be used, YYYY-MM; null when it does not expire. */
  expires: Nullable(Type.String()),
  expired: Type.Boolean(),
  created_at: Instant,
});
export type SavedMethod = Static<typeof SavedMethod>;

/** A package that the member has bought before, at today's price. */
export const RepeatablePackage = Type.Object({ package: Package, ordered_at: Instant });
export type RepeatablePackage = Static<typeof RepeatablePackage>;
