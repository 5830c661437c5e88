import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export const findingKinds = [
  'no_order',
  'other_amount',
  'not_settled',
  'unread_report',
  'other_payment',
  'other_refund',
  'other_chargeback',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A difference between a payout report, or a provider's event, and the books. */
export interface Finding {
  readonly kind: FindingKind;
  readonly provider: string;
  /** The item, the number of the order, the report, or the event. */
  readonly subject: string;
  readonly order: number | null;
  /** The provider's kind and payment of an item. */
  readonly event: string;
  /** Minor units, of the item or the order; 0 for a report. */
  readonly amount: number;
  /** Empty for a report. */
  readonly currency: string;
}

interface Period {
  /** Earlier items are only compared while their finding is open. */
  readonly since: Date;
  /** An order paid before this should be in a report. */
  readonly overdue: Date;
}

/** The current differences, except accepted ones. */
export async function findDifferences(tx: Tx, { since, overdue }: Period): Promise<Finding[]> {
  const { rows } = await sql<{
    kind: string;
    provider: string;
    subject: string;
    order: number | null;
    event: string;
    amount: number;
    currency: string;
  }>`
    WITH booked AS (
      SELECT t.order_id, t.currency, abs(e.amount) AS amount, count(*) AS times, CASE t.kind
        WHEN 'refund_paid' THEN 'refunded' WHEN 'refund_failed' THEN 'refund_failed' WHEN 'chargeback' THEN 'charged_back'
        WHEN 'chargeback_reversed' THEN 'chargeback_reversed' ELSE 'paid' END AS kind
      FROM book_transactions t JOIN book_entries e ON e.transaction_id = t.id AND e.account = 'clearing'
      WHERE t.kind IN ('sale', 'settlement', 'refund_paid', 'refund_failed', 'chargeback', 'chargeback_reversed')
        AND t.order_id IN (SELECT order_id FROM settled_items WHERE day >= ${since}::timestamptz
          UNION ALL SELECT order_id FROM payout_findings WHERE resolved_at IS NULL)
      GROUP BY 1, 2, 3, 5
    ), settled AS (
      SELECT s.*, row_number() OVER (PARTITION BY s.order_id, s.kind, s.amount, s.currency ORDER BY s.day, s.item) AS turn
      FROM settled_items s
      WHERE s.order_id IN (SELECT order_id FROM settled_items WHERE day >= ${since}::timestamptz
        UNION ALL SELECT order_id FROM payout_findings WHERE resolved_at IS NULL)
    )
    SELECT d.kind, d.provider, d.subject, d."order", d.event, d.amount, d.currency FROM (
      SELECT 'no_order' AS kind, provider, item AS subject, NULL::bigint AS "order", kind || coalesce(' of payment ' || reference, '') AS event,
        CASE kind WHEN 'fee' THEN fee ELSE amount END AS amount, currency
      FROM settled_items WHERE booked_at IS NULL
      UNION ALL
      SELECT 'other_amount', s.provider, s.item, s.order_id, s.kind || coalesce(' of payment ' || s.reference, ''), s.amount, s.currency FROM settled s
      LEFT JOIN booked b ON (b.order_id, b.kind, b.amount, b.currency) = (s.order_id, s.kind, s.amount, s.currency)
      WHERE s.kind <> 'fee' AND s.turn > coalesce(b.times, 0)
        -- A chargeback whose reversal arrived first is not in the books.
        AND NOT (s.kind LIKE 'charge%' AND EXISTS (
          SELECT FROM chargebacks c WHERE c.order_id = s.order_id AND c.state = 'reversed' AND c.amount = 0))
      UNION ALL
      SELECT 'not_settled', e.provider, t.order_id::text, t.order_id, '', e.amount, t.currency
      FROM book_transactions t
      JOIN book_entries e ON e.transaction_id = t.id AND e.account = 'clearing'
      JOIN (SELECT provider, min(day) AS first FROM payout_days GROUP BY 1) d ON d.provider = e.provider
      WHERE t.kind IN ('sale', 'settlement') AND t.created_at < ${overdue} AND t.created_at >= d.first::timestamp AT TIME ZONE 'UTC'
        AND (t.created_at >= ${since} OR EXISTS (SELECT FROM payout_findings f
          WHERE f.kind = 'not_settled' AND f.resolved_at IS NULL AND f.order_id = t.order_id))
        AND NOT EXISTS (SELECT FROM settled_items s WHERE s.order_id = t.order_id AND s.kind = 'paid')
        -- A debit that was cancelled, or refused by the bank, never reached the account.
        AND NOT (e.provider = 'direct_debit' AND 0 = (SELECT sum(c.amount) FROM book_entries c
          JOIN book_transactions ct ON ct.id = c.transaction_id WHERE ct.order_id = t.order_id AND c.account = 'clearing'))
      UNION ALL
      SELECT 'unread_report', provider, report, NULL, '', 0, '' FROM payout_reports WHERE set_aside_at IS NOT NULL
      UNION ALL
      SELECT kind, provider, event, order_id, '', amount, currency FROM payment_differences WHERE resolved_at IS NULL
    ) d
    WHERE NOT EXISTS (SELECT FROM payout_findings f
      WHERE (f.kind, f.provider, f.subject) = (d.kind, d.provider, d.subject) AND f.accepted_at IS NOT NULL)
    ORDER BY 1, 2, 3`.execute(tx);
  return rows.map(toFinding);
}

/** Stores new differences, and closes those that no longer exist. Call under `lockFindings`. */
export async function replaceFindings(tx: Tx, findings: readonly Finding[], now: Date): Promise<void> {
  const open = await listOpenFindings(tx);
  const keyOf = ({ kind, provider, subject }: Finding): string => JSON.stringify([kind, provider, subject]);
  const kept = new Set(findings.map(keyOf));
  for (const finding of open.filter((one) => !kept.has(keyOf(one))))
    await tx
      .updateTable('payout_findings')
      .set({ resolved_at: now })
      .where('kind', '=', finding.kind)
      .where('provider', '=', finding.provider)
      .where('subject', '=', finding.subject)
      .execute();
  const known = new Set(open.map(keyOf));
  for (const { order, ...finding } of findings.filter((one) => !known.has(keyOf(one))))
    await tx
      .insertInto('payout_findings')
      .values({ ...finding, order_id: order, found_at: now })
      .onConflict((conflict) => conflict.columns(['kind', 'provider', 'subject']).doUpdateSet({ found_at: now, resolved_at: null }))
      .execute();
}

/** Serializes comparisons. */
export async function lockFindings(tx: Tx): Promise<void> {
  await sql`LOCK TABLE payout_findings IN SHARE ROW EXCLUSIVE MODE`.execute(tx);
}

export const listOpenFindings = async (db: Db | Tx): Promise<Finding[]> =>
  (await findingsIn(db).where('resolved_at', 'is', null).where('accepted_at', 'is', null).execute()).map(toFinding);

/** An open finding, and the name by which a person closes it. */
export interface NamedFinding extends Finding {
  readonly name: string;
  readonly foundAt: Date | null;
}

export const nameOf = ({ kind, subject, order }: Finding): string => (kind === 'not_settled' ? `E-${order}` : subject);

const maxNamed = 200;

/** Open findings about orders or accounts of these sites, or about none of any site, the oldest first. `subject`: only those with this subject. */
export async function listNamedFindings(
  db: Db | Tx,
  sites: readonly number[],
  subject: string | null = null,
  state: 'open' | 'closed' = 'open',
): Promise<NamedFinding[]> {
  const { rows } = await sql<{
    kind: string;
    provider: string;
    subject: string;
    order: number | null;
    event: string;
    amount: number;
    currency: string;
    found_at: Date;
  }>`
    SELECT f.kind, f.provider, f.subject, f.order_id AS "order", f.event, f.amount, f.currency, f.found_at
    FROM payout_findings f
    LEFT JOIN orders o ON o.id = f.order_id
    LEFT JOIN purged_orders p ON p.order_id = f.order_id
    LEFT JOIN settled_items i ON i.provider = f.provider AND i.item = f.subject
    WHERE (f.resolved_at IS NULL AND f.accepted_at IS NULL) = ${state === 'open'} AND (${subject}::text IS NULL OR f.subject = ${subject})
      AND coalesce(o.site_id, p.site_id, i.site_id, ${sites[0] ?? null}::int) = ANY(${[...sites]}::int[])
    ORDER BY f.found_at, f.subject LIMIT ${maxNamed}`.execute(db);
  return rows.map(({ found_at, ...row }) => {
    const finding = toFinding(row);
    return { ...finding, name: nameOf(finding), foundAt: found_at };
  });
}

/** Finds a finding that is open, closed or accepted. */
export const listFindingsOf = async (db: Db | Tx, subject: string): Promise<Finding[]> =>
  (await findingsIn(db).where('subject', '=', subject).execute()).map(toFinding);

const findingsIn = (db: Db | Tx) =>
  db
    .selectFrom('payout_findings')
    .select(['kind', 'provider', 'subject', 'order_id as order', 'event', 'amount', 'currency'])
    .orderBy('kind')
    .orderBy('provider')
    .orderBy('subject');

export async function setAccepted(db: Db | Tx, { kind, provider, subject }: Finding, now: Date): Promise<void> {
  await db
    .updateTable('payout_findings')
    .set({ accepted_at: now })
    .where('kind', '=', kind)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('accepted_at', 'is', null)
    .execute();
}

/** Closes a finding and stores how it was booked. False when it was booked before. */
export async function setBookedAs(tx: Tx, { kind, provider, subject }: Finding, as: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payout_findings')
    .set((eb) => ({ booked_as: as, accepted_at: eb.fn.coalesce('accepted_at', eb.val(now)), resolved_at: now }))
    .where('kind', '=', kind)
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .where('booked_as', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The kind of the item that a finding is about. */
export async function findItemKind(tx: Tx, { provider, subject }: Finding): Promise<string | null> {
  const items = tx.selectFrom('settled_items').select('kind').where('provider', '=', provider).where('item', '=', subject);
  return (await items.executeTakeFirst())?.kind ?? null;
}

/**
 * Accepted findings that are booked nowhere, by currency: the books and the bank differ by them. `sites`: only those about orders of
 * these sites, lines of their accounts, or about none of any site.
 */
export async function sumUnbooked(
  db: Db,
  sites: readonly number[] | null = null,
): Promise<{ currency: string; count: number; amount: number }[]> {
  const { rows } = await sql<{ currency: string; count: number; amount: number }>`
    SELECT f.currency, count(*)::int AS count, sum(f.amount)::bigint AS amount FROM payout_findings f
    LEFT JOIN orders o ON o.id = f.order_id LEFT JOIN purged_orders p ON p.order_id = f.order_id
    LEFT JOIN settled_items i ON i.provider = f.provider AND i.item = f.subject
    WHERE f.accepted_at IS NOT NULL AND f.booked_as IS NULL AND f.kind NOT IN ('not_settled', 'unread_report')
      AND (${sites === null} OR coalesce(o.site_id, p.site_id, i.site_id, ${sites?.[0] ?? null}::int) = ANY(${[...(sites ?? [])]}::int[]))
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

const toFinding = ({ kind, ...row }: Omit<Finding, 'kind'> & { readonly kind: string }): Finding => ({ kind: toKind(kind), ...row });

function toKind(stored: string): FindingKind {
  const kind = findingKinds.find((candidate) => candidate === stored);
  if (!kind) throw new Error(`${stored} is no finding`);
  return kind;
}
