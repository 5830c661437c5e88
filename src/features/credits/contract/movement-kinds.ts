/** Why credits come and go. `returned_*`: given back, because what they paid for did not arrive. */
export const movementKinds = [
  'signup',
  'grant',
  'purchase',
  'message',
  'photo',
  'gift',
  'refund',
  'chargeback',
  'returned_fraud',
  'returned_inactive',
  'returned_deleted',
] as const;
export type MovementKind = (typeof movementKinds)[number];
