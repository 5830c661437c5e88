import { type RawBuilder, sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { leastDebt } from '#features/accounting/contract/least-debt.ts';
import { payBackDays } from '#features/orders/contract/withdrawal-rules.ts';

export interface DueItem {
  readonly kind: string;
  readonly ref: string;
  readonly order_id: number | null;
  readonly code: string | null;
  readonly user_id: number | null;
  readonly name: string | null;
  /** `YYYY-MM-DD` */
  readonly born: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly since: Date;
  readonly due_at: Date | null;
  readonly needs: string | null;
  readonly words: string | null;
}

/** The place of an item in the list. `due`: milliseconds since 1970, null for what has no deadline. */
export interface DueCursor {
  readonly due: number | null;
  readonly since: number;
  readonly kind: string;
  readonly ref: string;
}

interface DueList {
  readonly site: SiteId;
  readonly kinds: readonly string[];
  readonly after: DueCursor | null;
  readonly limit: number;
}

const paidBack = sql`${`${payBackDays} days`}::interval`;

/** SQL: what has a deadline on the site at a time. Each part reads a partial index of what is open. */
const itemsOf = (site: SiteId, now: Date): RawBuilder<unknown> => sql`
  SELECT w.kind, w.number AS ref, w.order_id, coalesce(o.user_id, w.user_id) AS user_id, o.amount, o.currency, w.received_at AS since,
    w.received_at + ${paidBack} AS due_at,
    CASE WHEN w.order_id IS NULL THEN 'order' WHEN o.state IN ('loading', 'pending') THEN 'payment'
      WHEN w.kind = 'cancellation' AND w.ends = 'at_once' AND o.days = 0 THEN 'decision' ELSE 'confirmation' END AS needs,
    w.order_text AS words
  FROM withdrawals w LEFT JOIN orders o ON o.id = w.order_id
  WHERE w.site_id = ${site} AND (w.outcome IS NULL OR w.outcome = 'not_paid') AND (w.outcome IS NULL OR o.state = 'completed')
  UNION ALL
  SELECT CASE WHEN o.provider = 'direct_debit' THEN 'returned_debit' ELSE 'chargeback' END, c.order_id || '#' || c.round, c.order_id,
    o.user_id, c.amount, o.currency, c.created_at, c.respond_by, CASE WHEN o.provider = 'direct_debit' THEN 'payment' ELSE 'answer' END,
    coalesce(c.reason, d.return_reason)
  FROM chargebacks c JOIN orders o ON o.id = c.order_id LEFT JOIN direct_debits d ON d.order_id = c.order_id
  WHERE c.state = 'open' AND c.settled_by IS NULL AND c.written_off_at IS NULL AND o.site_id = ${site}
    AND (c.respond_by IS NULL OR c.respond_by > ${now})
  UNION ALL
  SELECT 'debt', c.order_id || '#' || c.round, c.order_id, o.user_id, c.receivable, o.currency, c.created_at, NULL, 'payment', NULL
  FROM chargebacks c JOIN orders o ON o.id = c.order_id
  WHERE c.state = 'open' AND c.settled_by IS NULL AND c.written_off_at IS NULL AND c.receivable >= ${leastDebt} AND o.site_id = ${site}
  UNION ALL
  SELECT 'refund', r.id::text, r.order_id, o.user_id, r.amount, r.currency, r.created_at, r.created_at + ${paidBack},
    CASE WHEN r.state = 'failed' THEN 'other_way' ELSE 'provider' END, r.reason
  FROM refunds r JOIN orders o ON o.id = r.order_id
  WHERE o.site_id = ${site} AND ((r.state = 'requested' AND r.created_at < ${now}::timestamptz - interval '1 day')
    OR (r.state = 'failed' AND r.credits = 0 AND r.days = 0 AND r.goodwill = 0))`;

/** Those of some kinds, the oldest deadline first; what has none comes last, the longest open first. */
export async function listDue(db: Db, { site, kinds, after, limit }: DueList, now: Date): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`
    WITH items AS (${itemsOf(site, now)}),
      page AS MATERIALIZED (SELECT * FROM items i
        WHERE i.kind = ANY(${kinds}) AND ${isAfter(after)}
        ORDER BY coalesce(i.due_at, 'infinity'), i.since, i.kind, i.ref LIMIT ${limit})
    SELECT i.kind, i.ref, i.order_id, o.code, i.user_id, p.name, p.date_of_birth::text AS born, i.amount, i.currency, i.since, i.due_at,
      i.needs, i.words
    FROM page i LEFT JOIN orders o ON o.id = i.order_id LEFT JOIN profiles p ON p.user_id = i.user_id
    ORDER BY coalesce(i.due_at, 'infinity'), i.since, i.kind, i.ref`.execute(db);
  return rows;
}

/** Mandates of the site's members, the first to end first. */
export async function listMandates(db: Db, { site, after, limit }: Omit<DueList, 'kinds'>): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`
    WITH items AS (
      SELECT 'mandate' AS kind, m.reference AS ref, m.user_id, date_trunc('milliseconds', m.created_at) AS since, m.iban_hint AS words,
        (coalesce((SELECT max(d.due_on) FROM direct_debits d WHERE d.mandate_id = m.id AND d.cancelled_at IS NULL), m.signed_on)
          + interval '36 months') AT TIME ZONE 'UTC' AS due_at
      FROM direct_debit_mandates m JOIN users u ON u.id = m.user_id WHERE u.site_id = ${site}),
      page AS MATERIALIZED (SELECT * FROM items i WHERE ${isAfter(after)} ORDER BY i.due_at, i.since, i.kind, i.ref LIMIT ${limit})
    SELECT i.kind, i.ref, NULL::bigint AS order_id, NULL::text AS code, i.user_id, p.name, p.date_of_birth::text AS born,
      NULL::int AS amount, NULL::text AS currency, i.since, i.due_at, NULL::text AS needs, i.words
    FROM page i LEFT JOIN profiles p ON p.user_id = i.user_id
    ORDER BY i.due_at, i.since, i.kind, i.ref`.execute(db);
  return rows;
}

function isAfter(after: DueCursor | null): RawBuilder<boolean> {
  if (after === null) return sql<boolean>`true`;
  const { due, since, kind, ref } = after;
  const at = due === null ? null : new Date(due);
  return sql<boolean>`(coalesce(i.due_at, 'infinity'), i.since, i.kind, i.ref)
    > (coalesce(${at}::timestamptz, 'infinity'), ${new Date(since)}::timestamptz, ${kind}::text, ${ref}::text)`;
}

interface DueCount {
  readonly kind: string;
  readonly count: number;
  /** The oldest deadline. */
  readonly due_at: Date | null;
}

export async function countDue(db: Db, site: SiteId, now: Date): Promise<DueCount[]> {
  const { rows } = await sql<DueCount>`
    SELECT i.kind, count(*)::int AS count, min(i.due_at) AS due_at FROM (${itemsOf(site, now)}) AS i GROUP BY i.kind`.execute(db);
  return rows;
}

/** Those that wait for a person, with the oldest deadline. */
export async function countNeedy(db: Db, site: SiteId, now: Date): Promise<{ readonly count: number; readonly due_at: Date | null }> {
  const { rows } = await sql<{ count: number; due_at: Date | null }>`
    SELECT count(*)::int AS count, min(i.due_at) AS due_at FROM (${itemsOf(site, now)}) AS i
    WHERE i.needs IN ('order', 'decision', 'answer', 'provider', 'other_way')`.execute(db);
  return rows[0] ?? { count: 0, due_at: null };
}
