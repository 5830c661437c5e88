import type { DecisionAct } from '#features/decisions/contract/rules.ts';

/** What a case is about, the kinds that hurry most first. */
export const caseKinds = ['intimate', 'minor', 'danger', 'picture', 'report', 'notice', 'complaint', 'appeal', 'data_request'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Hours until a case is due. The site can set those that are not fixed by law or promise. */
export const dueHours = {
  intimate: 48,
  minor: 1,
  danger: 1,
  picture: 2,
  report: 12,
  notice: 24,
  complaint: 24,
  appeal: 72,
  data_request: 720,
} as const satisfies Record<CaseKind, number>;

/** Those of a site whose `due_hours` sets others; `urgentKinds` have fixed ones. */
export const hoursUntilDue = (kind: CaseKind, set: Partial<Readonly<Record<string, number>>> | undefined): number =>
  isUrgent(kind) ? dueHours[kind] : (set?.[kind] ?? dueHours[kind]);

/** Reports and notices about one member of these kinds are one case. */
export const joinableKinds: readonly CaseKind[] = ['intimate', 'minor', 'danger', 'report', 'notice'];
export const isMoreUrgent = (kind: CaseKind, than: CaseKind): boolean => caseKinds.indexOf(kind) < caseKinds.indexOf(than);

/** Staff are mailed about these at once, at half time, and when they are overdue. */
export const urgentKinds = ['intimate', 'minor', 'danger'] as const satisfies readonly CaseKind[];
export const isUrgent = (kind: CaseKind): boolean => (urgentKinds as readonly CaseKind[]).includes(kind);

/** `held_for_second`: decided by one person, and waits for the yes of another. */
export const caseStates = ['open', 'held_for_second', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

const actsOnMembers = ['no_violation', 'warn', 'hide', 'remove', 'restrict', 'suspend', 'ban_rule', 'ban_fraud'] as const;
/** Of what is outside, or whose account is erased: there is nobody to restrict. */
const actsOnOthers = ['no_violation', 'remove'] as const;

interface Decidable {
  readonly kind: CaseKind;
  /** A report or a notice is among its sources. */
  readonly isReported: boolean;
  readonly hasSubject: boolean;
}

/** What a case can end with; nothing for those that are answered by mail. A picture that nobody has reported is only accepted or removed. */
export function actsFor({ kind, isReported, hasSubject }: Decidable): readonly DecisionAct[] {
  if (kind === 'complaint' || kind === 'data_request') return [];
  if (kind === 'appeal') return ['restore', 'uphold'];
  if (kind === 'picture' && !isReported) return ['accept', 'remove'];
  return hasSubject ? actsOnMembers : actsOnOthers;
}

/** Reported photos and messages that one decision removes at most. */
export const mostItems = 100;

/** Who is behind a notice, or what staff entered: the decision names it. */
export const caseSenders = ['trusted_flagger', 'authority'] as const;

/** Minutes for which a case belongs to whoever opened it, counted from the last activity. */
export const leaseMinutes = 10;
/** Cases a page of the queue. */
export const casesPerPage = 100;

export const caseEvents = [
  'opened',
  'joined',
  'hidden_at_once',
  'claimed',
  'released',
  'looked',
  'note',
  'answered',
  'decided',
  'undone',
  'second_asked',
  'second_refused',
  'second_lapsed',
  'appealed',
  'appeal_decided',
  'closed',
  'reopened',
] as const;
export type CaseEvent = (typeof caseEvents)[number];

export const maxNoteLength = 2000;
export const maxAnswerLength = 5000;
