import type { Right } from '#platform/contract/rights.ts';

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

/** What waits for a second person, with the right that this person needs. */
export const approvalRights = {
  'staff-invite': 'staff.change',
  'staff-role': 'staff.change',
  'staff-end': 'staff.change',
  'staff-reset': 'staff.change',
  decision: 'cases.decide',
  refund: 'refunds.make',
  'pay-out': 'books.export',
  'site-delete': 'sites.delete',
  'site-fictional': 'sites.change',
} as const satisfies Record<string, Right>;
export type ApprovalKind = keyof typeof approvalRights;
export const approvalKinds = [
  'staff-invite',
  'staff-role',
  'staff-end',
  'staff-reset',
  'decision',
  'refund',
  'pay-out',
  'site-delete',
  'site-fictional',
] as const satisfies readonly ApprovalKind[];

/** `withdrawn`: by the person who asked. `lapsed`: nobody answered in time. */
export const approvalStates = ['open', 'approved', 'refused', 'withdrawn', 'lapsed'] as const;

/** What is counted before a second person says yes. */
export const approvalFigures = [
  'members',
  'warned',
  'credits',
  'photos',
  'conversations',
  'frozen_credits',
  'restored',
  'cases',
  'credits_taken',
  'days_taken',
  'reversals',
] as const;

/**
 * What waits on the first page of the office: requests for a second person, cases by kind, orders that hang, open findings of the books,
 * and jobs that have failed.
 */
export const waitKinds = [
  'approvals',
  'intimate',
  'minor',
  'danger',
  'picture',
  'report',
  'notice',
  'complaint',
  'appeal',
  'data_request',
  'orders',
  'withdrawals',
  'findings',
  'failed_jobs',
] as const;
export type WaitKind = (typeof waitKinds)[number];
