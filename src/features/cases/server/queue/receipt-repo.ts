import { siteId, type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { NoticeReason } from '#features/content-notices/contract/rules.ts';
import type { ReportReason } from '#features/safety/contract/rules.ts';
import type { CaseKind } from '../../contract/rules.ts';
import type { Opening } from './opening.ts';

type Unopened = Pick<Opening, 'site' | 'kind' | 'subject' | 'at' | 'onlyJoins'>;

/** The case that a stored report, notice or complaint asks for; null when it stands in one, or is decided. */
export async function findUnopened(tx: Tx, receipt: string): Promise<Unopened | null> {
  switch (receipt[0]) {
    case 'R':
      return ofReport(tx, receipt);
    case 'N':
      return ofNotice(tx, receipt);
    default:
      return ofComplaint(tx, receipt);
  }
}

const member = (id: number | null): UserId | null => (id === null ? null : userId(id));

const kindOfReport = { underage: 'minor', money: 'danger' } as const satisfies Partial<Record<ReportReason, CaseKind>>;
const kindOfNotice = { intimate: 'intimate', minor: 'minor', threat: 'danger' } as const satisfies Partial<Record<NoticeReason, CaseKind>>;
const isKey = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key => Object.hasOwn(table, key);

/** Set aside or not: nobody waits where somebody may be under 18, or a picture may be an intimate one. */
const alwaysReviewed: readonly ReportReason[] = ['underage', 'explicit'];
const isAlwaysReviewed = (reason: string): boolean => alwaysReviewed.some((one) => one === reason);

async function ofReport(tx: Tx, number: string): Promise<Unopened | null> {
  const row = await unopenedReports(tx)
    .select(['site_id', 'reported_id', 'reason', 'created_at', 'set_aside'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) return null;
  const kind = isKey(kindOfReport, row.reason) ? kindOfReport[row.reason] : 'report';
  return {
    site: siteId(row.site_id),
    kind,
    subject: member(row.reported_id),
    at: row.created_at,
    onlyJoins: row.set_aside && !isAlwaysReviewed(row.reason),
  };
}

async function ofNotice(tx: Tx, number: string): Promise<Unopened | null> {
  const row = await unopenedNotices(tx)
    .select(['site_id', 'reported_id', 'reason', 'created_at'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined) return null;
  const kind = isKey(kindOfNotice, row.reason) ? kindOfNotice[row.reason] : 'notice';
  return { site: siteId(row.site_id), kind, subject: member(row.reported_id), at: row.created_at };
}

async function ofComplaint(tx: Tx, number: string): Promise<Unopened | null> {
  const row = await unopenedComplaints(tx).select(['site_id', 'user_id', 'created_at']).where('number', '=', number).executeTakeFirst();
  if (row === undefined) return null;
  return { site: siteId(row.site_id), kind: 'complaint', subject: member(row.user_id), at: row.created_at };
}

const unopenedReports = (db: Db | Tx) =>
  db
    .selectFrom('reports')
    .where('state', '=', 'received')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('case_sources').whereRef('case_sources.report_id', '=', 'reports.id'))));

const unopenedNotices = (db: Db | Tx) =>
  db
    .selectFrom('notices')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('case_sources').whereRef('case_sources.notice_id', '=', 'notices.id'))));

const unopenedComplaints = (db: Db | Tx) =>
  db
    .selectFrom('complaints')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('case_sources').whereRef('case_sources.complaint_id', '=', 'complaints.id'))));

/** Numbers of what stands in no case although it should, the oldest of each kind first, at most `limit` of each. */
export async function listUnopened(db: Db, limit: number): Promise<string[]> {
  const found = await Promise.all([
    unopenedReports(db)
      .select('number')
      .where((where) => where.or([where('set_aside', '=', false), where('reason', 'in', alwaysReviewed)]))
      .orderBy('id')
      .limit(limit)
      .execute(),
    unopenedNotices(db).select('number').orderBy('id').limit(limit).execute(),
    unopenedComplaints(db).select('number').orderBy('id').limit(limit).execute(),
  ]);
  return found.flat().map(({ number }) => number);
}
