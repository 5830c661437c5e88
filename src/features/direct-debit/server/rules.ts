/** Minutes for which a code is valid. */
export const codeMinutes = 10;
export const maxTries = 5;
/** After which an SMS of which nothing was heard counts as failed: its process was stopped. */
export const smsTimeoutMs = 60_000;
/** Codes for one order, and for one member in 24 hours: an SMS costs money. */
export const maxSendsOfOrder = 3;
export const maxSendsOfDay = 6;
/** Codes to one telephone in 24 hours, of all accounts and sites; and for one network, where several people may be. */
export const maxSendsToPhone = 3;
export const maxSendsOfNetwork = 20;
/** Days for which a form that was not confirmed is kept: as long as its order is open. */
export const formDays = 1;
/** Days for which a file for the bank can be written once more. */
export const fileDays = 30;
/** Between the announcement and the collection, in calendar days. */
export const noticeDays = 5;
/** In which the amounts of one IBAN are added up for its limit. */
export const limitWindowDays = 30;
/** Day of the mandate's wording. A new wording has a new day. */
export const textVersion = '2026-11-26';
/** The rulebook asks for 14 months after the last collection; as long it is known whose telephone confirmed a debit. */
export const retentionMonths = 14;

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** What a mandate is for, as the bank is told: one debit, or, of before, any number of them. */
export const sequences = ['OOFF', 'RCUR'] as const;
export type Sequence = (typeof sequences)[number];
