/** What anybody can read about a change of a site, because it could deceive them. */
export const publicChangeNames = [
  'message_credits',
  'photo_credits',
  'gift_credits',
  'refund_days',
  'minimum_message_costs',
  'fictional',
] as const;
export type PublicChangeName = (typeof publicChangeNames)[number];
