import { sql } from 'kysely';
import { type SiteId, type StaffId, staffId, userId, type UserId } from '#platform/contract/ids.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import { type Role, roles } from '#platform/contract/rights.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type CaseKind, caseKinds, type CaseState, caseStates, mostItems } from '../../contract/rules.ts';

/** A case, as far as a decision needs it. */
export interface DecidedCase {
  readonly id: number;
  readonly number: string;
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly subject: UserId | null;
  /** A photo or a picture of a chat, by its id. */
  readonly photo: number | null;
  readonly claimedBy: StaffId | null;
  readonly claimedUntil: Date | null;
  readonly appealOf: number | null;
  /** Of the subject. */
  readonly language: Language;
}

interface Selected {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly state: string;
  readonly subject_id: number | null;
  readonly photo_id: number | null;
  readonly claimed_by: number | null;
  readonly claimed_until: Date | null;
  readonly appeal_of: number | null;
  readonly language: string | null;
}

const known = <Value extends string>(values: readonly Value[], value: string): Value => {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`a case has the unknown value ${value}`);
  return found;
};

const toCase = (row: Selected): DecidedCase => ({
  id: row.id,
  number: row.number,
  kind: known(caseKinds, row.kind),
  state: known(caseStates, row.state),
  subject: row.subject_id === null ? null : userId(row.subject_id),
  photo: row.photo_id,
  claimedBy: row.claimed_by === null ? null : staffId(row.claimed_by),
  claimedUntil: row.claimed_until,
  appealOf: row.appeal_of,
  language: pickLanguage(row.language ?? 'en'),
});

const cases = (db: Db | Tx) =>
  db
    .selectFrom('cases')
    .leftJoin('users', 'users.id', 'cases.subject_id')
    .select([
      'cases.id',
      'cases.number',
      'cases.kind',
      'cases.state',
      'cases.subject_id',
      'cases.photo_id',
      'cases.claimed_by',
      'cases.claimed_until',
      'cases.appeal_of',
      'users.language',
    ]);

/** The cases with these numbers, locked in the order of their ids, so that two decisions about the same ones never wait for each other. */
export async function lockCases(tx: Tx, site: SiteId, numbers: readonly string[]): Promise<DecidedCase[]> {
  const rows = await cases(tx)
    .where('cases.site_id', '=', site)
    .where('cases.number', 'in', [...numbers])
    .orderBy('cases.id')
    .forUpdate('cases')
    .execute();
  return rows.map(toCase);
}

/** The same without a lock, for what changes nothing. */
export async function findCases(db: Db, site: SiteId, numbers: readonly string[]): Promise<DecidedCase[]> {
  const rows = await cases(db)
    .where('cases.site_id', '=', site)
    .where('cases.number', 'in', [...numbers])
    .orderBy('cases.id')
    .execute();
  return rows.map(toCase);
}

export async function lockCase(tx: Tx, id: number): Promise<DecidedCase | null> {
  const row = await cases(tx).where('cases.id', '=', id).forUpdate('cases').executeTakeFirst();
  return row === undefined ? null : toCase(row);
}

export interface ReportedItem {
  readonly content: 'photo' | 'message';
  readonly item: number;
}

/** What is reported in a case: the newest photo or message, else the profile. */
export interface Reported {
  /** An authority or a trusted flagger among the senders counts before everybody else. */
  readonly source: 'authority' | 'trusted_flagger' | 'report' | 'notice' | 'own';
  /** A block beforehand brought it to light, and nobody else. */
  readonly isFound: boolean;
  readonly content: 'profile' | 'photo' | 'message';
  readonly item: number | null;
  readonly date: Date | null;
  /** All reported photos and messages, the newest first. */
  readonly items: readonly ReportedItem[];
  /** Reported sentences of the subject, the oldest first. */
  readonly lines: readonly { readonly text: string; readonly at: string }[];
}

export async function findReported(db: Db | Tx, { id, kind, subject, photo }: DecidedCase): Promise<Reported> {
  const { rows } = await sql<{
    subject: string | null;
    item: number | null;
    text: string | null;
    sent_at: string | null;
    is_notice: boolean;
    is_report: boolean;
    is_block: boolean;
    sent_by: string | null;
  }>`
    SELECT coalesce(r.subject, CASE WHEN s.message_id IS NOT NULL THEN 'message' END) AS subject, coalesce(r.item, s.message_id) AS item,
      coalesce(r.evidence #>> '{message,text}', CASE WHEN s.block_id IS NOT NULL THEN s.lines #>> '{lines,0,text}' END) AS text,
      coalesce(r.evidence #>> '{message,sent_at}', CASE WHEN s.block_id IS NOT NULL THEN s.lines #>> '{lines,0,at}' END) AS sent_at,
      s.notice_id IS NOT NULL AS is_notice, s.report_id IS NOT NULL AS is_report, s.block_id IS NOT NULL AS is_block, s.sent_by
    FROM case_sources s LEFT JOIN reports r ON r.id = s.report_id WHERE s.case_id = ${id} ORDER BY s.id`.execute(db);
  const sender = (['authority', 'trusted_flagger'] as const).find((one) => rows.some(({ sent_by }) => sent_by === one));
  const source = sender ?? (rows.some((row) => row.is_report) ? 'report' : rows.some((row) => row.is_notice) ? 'notice' : 'own');
  const isFound = rows.length > 0 && rows.every((row) => row.is_block);
  const lines = rows.flatMap(({ text, sent_at }) => (text === null || text === '' ? [] : [{ text, at: sent_at ?? '' }]));
  const named = rows
    .toReversed()
    .flatMap(({ subject: content, item }): ReportedItem[] =>
      item !== null && (content === 'photo' || content === 'message') ? [{ content, item }] : [],
    );
  const items = [...new Map(named.map((one) => [`${one.content} ${one.item}`, one])).values()].slice(0, mostItems);
  const newest = rows.findLast((row) => row.subject === 'photo' || row.subject === 'message');
  if (newest?.subject === 'photo') return { source, isFound, content: 'photo', item: newest.item, date: null, items, lines };
  if (newest?.subject === 'message')
    return {
      source,
      isFound,
      items,
      content: 'message',
      item: newest.item,
      date: newest.sent_at === null ? null : new Date(newest.sent_at),
      lines,
    };
  const pictured = subject === null || photo === null ? null : await findPicture(db, subject, photo);
  if (pictured !== null) return { source, isFound, items, ...pictured, lines };
  return { source, isFound, items, content: kind === 'intimate' ? 'photo' : 'profile', item: null, date: null, lines };
}

/** A photo of the member's profile, or the message with a picture of a chat. */
async function findPicture(db: Db | Tx, subject: UserId, photo: number): Promise<Pick<Reported, 'content' | 'item' | 'date'> | null> {
  const { rows } = await sql<{ content: 'photo' | 'message'; item: number; at: Date }>`
    SELECT 'photo' AS content, f.id AS item, f.created_at AS at FROM photos f WHERE f.id = ${photo} AND f.user_id = ${subject}
    UNION ALL
    SELECT 'message', m.id, m.created_at FROM messages m WHERE m.image_id = ${photo} AND m.sender_id = ${subject}
    LIMIT 1`.execute(db);
  const row = rows[0];
  return row === undefined ? null : { content: row.content, item: row.item, date: row.at };
}

/** Whether a report or a notice stands in the case. */
export async function isReported(db: Db | Tx, caseId: number): Promise<boolean> {
  const row = await db
    .selectFrom('case_sources')
    .select('id')
    .where('case_id', '=', caseId)
    .where((where) => where.or([where('report_id', 'is not', null), where('notice_id', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The case goes on or ends; whoever has taken it lets go of it. */
export async function setCaseState(tx: Tx, ids: readonly number[], state: CaseState): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ state, claimed_by: null, claimed_until: null })
    .where('id', 'in', [...ids])
    .execute();
}

/** Who decided or works, as others see it. */
export interface Person {
  readonly name: string;
  readonly role: Role | null;
}

export async function findPerson(db: Db | Tx, id: StaffId, site: SiteId): Promise<Person> {
  const { rows } = await sql<{ name: string; roles: string | null }>`
    SELECT s.name, (SELECT string_agg(r.role, ',') FROM staff_rights r WHERE r.staff_id = s.id AND (r.site_id IS NULL OR r.site_id = ${site})) AS roles
    FROM staff s WHERE s.id = ${id}`.execute(db);
  const held = rows[0]?.roles?.split(',') ?? [];
  return { name: rows[0]?.name ?? '', role: roles.find((role) => held.includes(role)) ?? null };
}

/** The first case that waits and is free, among kinds that are decided. */
export async function findNext(db: Db, site: SiteId, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('cases')
    .select('number')
    .where('site_id', '=', site)
    .where('state', '=', 'open')
    .where('kind', 'not in', ['complaint', 'data_request'])
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? null;
}
