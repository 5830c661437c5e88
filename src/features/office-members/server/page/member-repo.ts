import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

export interface MemberRow {
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly born: string;
  readonly hidden: boolean;
  readonly fictional: boolean;
  readonly country: string;
  readonly town: string | null;
  readonly last_active_at: Date;
  /** Of the account from which was paid last, such as `DE89 … 3000`. */
  readonly iban_hint: string | null;
  readonly purchased: number;
  readonly bonus: number;
  readonly frozen: boolean;
}

/** Null when the site has no such member. */
export async function findMember(db: Db, site: SiteId, user: UserId): Promise<MemberRow | null> {
  const { rows } = await sql<MemberRow>`
    SELECT p.name, p.date_of_birth::text AS born, p.hidden, p.fictional, p.country, p.town, p.last_active_at,
      (SELECT m.iban_hint FROM direct_debit_mandates m WHERE m.user_id = p.user_id ORDER BY m.id DESC LIMIT 1) AS iban_hint,
      coalesce(b.purchased, 0)::int AS purchased, coalesce(b.bonus, 0)::int AS bonus, coalesce(b.frozen, false) AS frozen
    FROM profiles p LEFT JOIN balances b ON b.user_id = p.user_id
    WHERE p.user_id = ${user} AND p.site_id = ${site}`.execute(db);
  return rows[0] ?? null;
}

export interface OrderRow {
  readonly id: number;
  readonly code: string;
  readonly created_at: Date;
  readonly credits: number;
  readonly days: number;
  readonly method: string;
  readonly state: string;
  readonly amount: number;
  readonly currency: string;
  readonly invoices: string[];
}

/** The newest first. */
export async function listOrders(db: Db, user: UserId, limit: number): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    SELECT o.id, o.code, o.created_at, o.credits, o.days::int AS days, o.method, o.state, o.amount, o.currency,
      ARRAY(SELECT i.number FROM invoices i WHERE i.order_id = o.id ORDER BY i.id) AS invoices
    FROM orders o WHERE o.user_id = ${user} ORDER BY o.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export interface PhotoRow {
  readonly id: number;
  readonly status: string;
  readonly created_at: Date;
  readonly width: number;
  readonly height: number;
}

/** In the order of the profile; rejected ones too, because their owner asks about them. */
export async function listPhotos(db: Db, user: UserId, limit: number): Promise<PhotoRow[]> {
  const { rows } = await sql<PhotoRow>`
    SELECT id, status, created_at, width::int AS width, height::int AS height FROM photos
    WHERE user_id = ${user} AND deleted_at IS NULL ORDER BY position, id LIMIT ${limit}`.execute(db);
  return rows;
}

export interface ShieldedFile {
  readonly name: string;
  readonly width: number;
  readonly grey: boolean;
  readonly blur: boolean;
}

/** A photo that others see, and how the person wants to see pictures. Null when there is none. */
export async function findShownPhoto(
  db: Db,
  { site, user, photo, staff }: { readonly site: SiteId; readonly user: UserId; readonly photo: number; readonly staff: number },
): Promise<ShieldedFile | null> {
  const { rows } = await sql<ShieldedFile>`
    SELECT f.name, f.width::int AS width, s.grey, s.blur FROM photos f JOIN users u ON u.id = f.user_id JOIN staff s ON s.id = ${staff}
    WHERE f.id = ${photo} AND u.id = ${user} AND u.site_id = ${site} AND f.status = 'active' AND f.deleted_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

export interface CaseRow {
  readonly number: string;
  readonly kind: string;
  readonly state: string;
  readonly opened_at: Date;
  readonly side: string;
}

/** Cases about the member, and those that the member's reports, notices and complaints stand in; the newest first. */
export async function listCases(db: Db, user: UserId, limit: number): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    WITH brought AS (
      SELECT s.case_id FROM reports r JOIN case_sources s ON s.report_id = r.id WHERE r.reporter_id = ${user}
      UNION SELECT s.case_id FROM notices n JOIN case_sources s ON s.notice_id = n.id WHERE n.user_id = ${user}
      UNION SELECT s.case_id FROM complaints c JOIN case_sources s ON s.complaint_id = c.id WHERE c.user_id = ${user})
    SELECT c.number, c.kind, c.state, c.opened_at, 'about' AS side FROM cases c WHERE c.subject_id = ${user}
    UNION ALL
    SELECT c.number, c.kind, c.state, c.opened_at, 'by' FROM brought b JOIN cases c ON c.id = b.case_id
    WHERE c.subject_id IS DISTINCT FROM ${user}
    ORDER BY opened_at DESC, number LIMIT ${limit}`.execute(db);
  return rows;
}

export interface DecisionRow {
  readonly number: string;
  readonly act: string;
  readonly reason: string;
  readonly at: Date;
  readonly lifted: boolean;
  readonly case_number: string | null;
}

/** What was applied, the newest first. */
export async function listDecisions(db: Db, user: UserId, limit: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    SELECT d.number, d.act, d.reason, d.decided_at AS at, d.reversed_by IS NOT NULL AS lifted, c.number AS case_number
    FROM decisions d LEFT JOIN cases c ON c.id = d.case_id
    WHERE d.user_id = ${user} AND d.applied_at IS NOT NULL ORDER BY d.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export interface NoteRow {
  readonly at: Date;
  readonly number: string;
  readonly words: string | null;
}

/** Notes of staff in cases about the member, the newest first. */
export async function listNotes(db: Db, user: UserId, limit: number): Promise<NoteRow[]> {
  const { rows } = await sql<NoteRow>`
    SELECT e.at, c.number, e.words FROM cases c JOIN case_events e ON e.case_id = c.id
    WHERE c.subject_id = ${user} AND e.what = 'note' ORDER BY e.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
