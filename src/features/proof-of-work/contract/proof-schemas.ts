import * as Type from 'typebox';

/**
 * A challenge for a receipt. Many receipts to unverified addresses have been requested, so this one is mailed later; the declaration
 * is already stored. The receipt is mailed at once when the call is repeated with this challenge solved as `proof`.
 */
export const ReceiptChallenge = Type.String();

/** A solved challenge. It counts for the one call that it was asked for: its site, its host and what that call is about. */
export const Proof = Type.Object({
  challenge: Type.String({ maxLength: 200 }),
  answer: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});
export type Proof = Type.Static<typeof Proof>;
