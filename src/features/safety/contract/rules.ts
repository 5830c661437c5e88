/** Days for which a blocked member may report who blocked them. */
export const reportableDays = 90;

export const reportSubjects = ['profile', 'photo', 'message'] as const;
export type ReportSubject = (typeof reportSubjects)[number];
export const reportReasons = ['fake', 'money', 'harassment', 'explicit', 'underage', 'offensive', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
export const maxReportLength = 2000;

/** `received`: pending review. The other states are decisions, with a statement of reasons. */
export const reportStates = ['received', 'acted', 'dismissed'] as const;

export const complaintSubjects = ['payment', 'member', 'content', 'privacy', 'account', 'other'] as const;
export type ComplaintSubject = (typeof complaintSubjects)[number];
export const maxComplaintLength = 5000;
