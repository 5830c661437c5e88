/** Which orders a list shows. */
export const orderFilters = ['all', 'hanging', 'open', 'paid', 'failed', 'refunded', 'charged_back'] as const;
export type OrderFilter = (typeof orderFilters)[number];

/**
 * Why an order hangs. `no_answer`: the provider has not said where the payment is. `unreachable`: the provider does not answer when it is
 * asked. `other_sum`: another sum was paid, and a person decides. `undecided`: the payment is under way for too long.
 */
export const hangReasons = ['no_answer', 'unreachable', 'other_sum', 'undecided'] as const;
export type HangReason = (typeof hangReasons)[number];

export const ordersPerPage = 50;
/** Minutes after which an open order may hang. */
export const hangsAfterMinutes = 15;

/** What happened to a webhook. `waiting`: no order is known to which it belongs. `processed`: before this was noted. */
export const webhookUses = ['used', 'known', 'late', 'finding', 'waiting', 'processed'] as const;

/** The lines of an order's story. */
export const storyKinds = [
  'intent',
  'payment_opened',
  'webhook',
  'webhook_repeated',
  'completed',
  'failed',
  'difference',
  'invoice',
  'reversal',
  'mail_placed',
  'mail_confirmation',
  'message',
  'refund_asked',
  'refund_requested',
  'refund_accepted',
  'refund_refused',
  'refund_done',
  'refund_failed',
  'chargeback',
  'chargeback_reversed',
  'debt_settled',
  'written_off',
  'withdrawal',
  'cancellation',
  'withdrawal_ended',
] as const;
export type StoryKind = (typeof storyKinds)[number];

/** Limit of a refund that one person makes alone, in minor units, unless the site has another. */
export const usualRefundLimit = 5000;

export const bookAccounts = [
  'clearing',
  'bank',
  'deferred',
  'earned',
  'vat',
  'fees',
  'refunds',
  'returning',
  'goodwill',
  'receivables',
  'written_off',
  'rounding',
] as const;
export type BookAccount = (typeof bookAccounts)[number];

/** What has a deadline, or waits for somebody's money. */
export const dueKinds = ['withdrawal', 'cancellation', 'chargeback', 'returned_debit', 'debt', 'refund'] as const;
export type DueKind = (typeof dueKinds)[number];
/** Mandates are a list of their own: each ends three years after its last debit. */
export const dueFilters = ['all', ...dueKinds, 'mandate'] as const;
export type DueFilter = (typeof dueFilters)[number];

/**
 * What is missing. `order`: somebody has to find the order that is meant. `decision`: somebody has to decide. `confirmation`: nothing,
 * it is carried out by itself when it is confirmed, or after a day. `payment`: the order, or a debt, is not paid. `answer`: the provider
 * wants to hear from the company. `provider`: the provider has not taken or paid a refund. `other_way`: the money has to go back in
 * another way.
 */
export const dueNeeds = ['order', 'decision', 'confirmation', 'payment', 'answer', 'provider', 'other_way'] as const;
