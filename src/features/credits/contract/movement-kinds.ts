/** The reasons for movements of credits. `returned_*`: credits given back, because their service was not delivered. */
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
