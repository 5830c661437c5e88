/** What is limited: orders of an account, and refused payments by account, device or card. */
export const limitNames = ['account_orders', 'account_refused', 'device_refused', 'card_refused'] as const;
export type LimitName = (typeof limitNames)[number];

export interface Limit {
  /** This many are accepted … */
  readonly count: number;
  /** … in this many minutes. */
  readonly minutes: number;
}
