import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** A report or a notice of a case, and where its sender gets an answer. */
export interface SourceRow {
  readonly id: number;
  readonly number: string;
  readonly at: Date;
  /** The member who sent it; null: a stranger. */
  readonly user: UserId | null;
  /** Of a stranger; empty: none was given. */
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  /** Null: a notice, about something at an address. */
  readonly subject: string | null;
  /** The letter about its outcome warns that further reports can be set aside. */
  readonly warns: boolean;
  /** The reported member's name now; empty when the account is erased. */
  readonly reported: string;
}

const sources = (db: Db | Tx) =>
  db
    .selectFrom('case_sources as s')
    .leftJoin('reports as r', 'r.id', 's.report_id')
    .leftJoin('notices as n', 'n.id', 's.notice_id')
    .leftJoin('profiles as p', 'p.user_id', 'r.reported_id')
    .select([
      's.id',
      's.case_id',
      'r.number as report_number',
      'n.number as notice_number',
      'r.created_at as report_at',
      'n.created_at as notice_at',
      'r.reporter_id',
      'n.user_id as notice_user',
      'n.email',
      'n.name',
      'n.language',
      'r.subject',
      'r.warned_at',
      'p.name as reported',
    ])
    .where((where) => where.or([where('s.report_id', 'is not', null), where('s.notice_id', 'is not', null)]));

type Selected = Awaited<ReturnType<ReturnType<typeof sources>['execute']>>[number];

const toSource = (row: Selected): SourceRow => {
  const at = row.report_at ?? row.notice_at;
  const number = row.report_number ?? row.notice_number;
  if (at === null || number === null) throw new Error('a source of a case has neither a report nor a notice');
  const user = row.reporter_id ?? row.notice_user;
  return {
    id: row.id,
    number,
    at,
    user: user === null ? null : userId(user),
    email: row.email ?? '',
    name: row.name ?? '',
    language: row.language,
    subject: row.subject,
    warns: row.warned_at !== null,
    reported: row.reported ?? '',
  };
};

/** The reports and notices of a case, the oldest first. */
export async function listSources(db: Db | Tx, caseId: number): Promise<SourceRow[]> {
  return (await sources(db).where('s.case_id', '=', caseId).orderBy('s.id').execute()).map(toSource);
}

export async function findSource(db: Db | Tx, caseId: number, id: number): Promise<SourceRow | null> {
  const row = await sources(db).where('s.case_id', '=', caseId).where('s.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toSource(row);
}

/** The first report or notice of a case that this member sent. */
export async function findOwnSource(db: Db | Tx, caseId: number, user: UserId): Promise<SourceRow | null> {
  const row = await sources(db)
    .where('s.case_id', '=', caseId)
    .where((where) => where.or([where('r.reporter_id', '=', user), where('n.user_id', '=', user)]))
    .orderBy('s.id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toSource(row);
}

/** When the evidence of a case is erased; null while it is needed. */
export async function findEvidenceUntil(db: Db | Tx, caseId: number): Promise<Date | null> {
  const row = await db.selectFrom('case_evidence').select('until').where('case_id', '=', caseId).executeTakeFirst();
  return row?.until ?? null;
}
