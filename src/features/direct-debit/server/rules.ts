/** Minutes for which a code is valid. */
export const codeMinutes = 10;
export const maxTries = 5;
/** An SMS without a result counts as failed after this time: its process was stopped. */
export const smsTimeoutMs = 60_000;
/** Codes for one order, and for one member in 24 hours: an SMS costs money. */
export const maxSendsOfOrder = 3;
export const maxSendsOfDay = 6;
/** Codes in 24 hours, of all accounts and sites: to one telephone, and for one network, which several people may share. */
export const maxSendsToPhone = 3;
export const maxSendsOfNetwork = 20;
/** Days for which an unconfirmed form is kept: as long as its order is open. */
export const formDays = 1;
/** Days for which a bank file can be fetched again. */
export const fileDays = 30;
/** Calendar days between the announcement and the collection. */
export const noticeDays = 5;
/** Days over which the amounts of one IBAN are added up for its limit. */
export const limitWindowDays = 30;
/** Day of the mandate's wording. A new wording has a new day. */
export const textVersion = '2026-11-26';
/** The rulebook asks for 14 months after the last collection; the telephone's fingerprint that confirmed a debit is kept as long. */
export const retentionMonths = 14;

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** Sequence types of mandates in the bank's file: for one debit, or, in older mandates, for any number of debits. */
export const sequences = ['OOFF', 'RCUR'] as const;
export type Sequence = (typeof sequences)[number];
