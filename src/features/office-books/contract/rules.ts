/** The files for the accountant, as `npm run books` writes them: `--journal`, `--datev`, `--oss` and its forms. */
export const exportKinds = ['journal', 'datev', 'oss', 'oss-bzst', 'oss-elsewhere', 'oss-months'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** What a person records of an order: nobody will pay its debt, the bank returned its debit, or a returned debit was paid in another way. */
export const orderActs = ['written_off', 'debit_returned', 'debit_settled'] as const;
export type OrderAct = (typeof orderActs)[number];

/**
 * Why money waits for a transfer: its refund came back, its provider does not take it, its buyer is gone so that no news of the provider
 * finds the order, or an account ends and its payment method takes nothing.
 */
export const owedReasons = ['failed', 'not_taken', 'account_erased', 'account_deleted'] as const;
export type OwedReason = (typeof owedReasons)[number];

/** How a finding is closed: only looked at, or booked. */
export const closings = ['accepted', 'refund', 'chargeback', 'fee'] as const;
export type Closing = (typeof closings)[number];
