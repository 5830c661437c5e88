/** Minutes without a request after which a session of staff ends. */
export const idleMinutes = 30;
/** Hours after which it ends in any case. */
export const longestHours = 12;
/** Minutes for which a second factor counts that was shown again. */
export const stepUpMinutes = 10;
export const invitationHours = 24;
/** Hours in which a second person can answer a request. */
export const approvalHours = 24;
export const maxStaffPasskeys = 10;
export const maxStaffName = 60;
/** Words of the reason of an act or a look. */
export const maxReasonWords = 200;
/** The languages of the back office. */
export const officeLanguages = ['de', 'en'] as const;
export type OfficeLanguage = (typeof officeLanguages)[number];

/** What is done to people's rights, and so needs a second owner. */
export const approvalKinds = ['staff-invite', 'staff-role', 'staff-end', 'staff-reset'] as const;
