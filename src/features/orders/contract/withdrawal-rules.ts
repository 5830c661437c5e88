/** The law's: what is left is paid back at the latest so many days after the withdrawal. */
export const payBackDays = 14;

/** In characters. The receipt repeats them, and goes to an address that nobody has proved. */
export const maxWithdrawalName = 100;
export const maxWithdrawalOrder = 100;
export const maxCancellationReason = 500;

/** When premium that was bought for some days is to end: at once, or when its time is over, as it is anyway. */
export const cancellationEnds = ['at_once', 'by_itself'] as const;
export type CancellationEnd = (typeof cancellationEnds)[number];
