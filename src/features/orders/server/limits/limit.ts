/** What is limited: orders and refused payments, by whose they are. */
export const limitNames = ['account_orders', 'account_refused', 'device_refused', 'card_refused'] as const;
export type LimitName = (typeof limitNames)[number];

export interface Limit {
  /** So many are accepted … */
  readonly count: number;
  /** … in so many minutes. */
  readonly minutes: number;
}
