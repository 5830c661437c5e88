import * as Type from 'typebox';

/**
 * Very many receipts to addresses that nobody has proven are asked for, so that of this declaration, which is stored, is mailed
 * later; at once when the same call comes again with this challenge solved as `proof`.
 */
export const ReceiptChallenge = Type.String();

/** A solved challenge. It counts for the one call that it was asked for: its site, its host and what that call is about. */
export const Proof = Type.Object({
  challenge: Type.String({ maxLength: 200 }),
  answer: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});
export type Proof = Type.Static<typeof Proof>;
