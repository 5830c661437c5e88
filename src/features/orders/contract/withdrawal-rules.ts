/** The law's deadline: the money is paid back at the latest this many days after the withdrawal. */
export const payBackDays = 14;

/** Maximum lengths in characters. The receipt repeats these texts and is mailed to an address that nobody has proved. */
export const maxWithdrawalName = 100;
export const maxWithdrawalOrder = 100;
export const maxCancellationReason = 500;

/** When premium for some days is to end: at once, or when its time is over, which happens anyway. */
export const cancellationEnds = ['at_once', 'by_itself'] as const;
export type CancellationEnd = (typeof cancellationEnds)[number];
