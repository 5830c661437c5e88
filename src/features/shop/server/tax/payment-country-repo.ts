import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { maxOpenItems } from '#platform/server/feature.ts';

/** A sale whose buyer's card or account is from another country than the one where it is taxed. */
export interface Contradiction {
  readonly order: number;
  /** The country of the buyer's profile. */
  readonly country: string;
  readonly payment: string;
  readonly since: Date;
}

/** A sale for which only the buyer's own statement says where they live. */
export type Unproven = Omit<Contradiction, 'payment'>;

/** Sales that nobody has accepted, oldest first. */
export async function listContradictions(db: Db): Promise<Contradiction[]> {
  const { rows } = await sql<{ order: number; country: string; payment: string; since: Date }>`
    SELECT o.id AS "order", coalesce(o.profile_country, '') AS country, coalesce(p.payment_country, '') AS payment,
      coalesce(o.completed_at, o.created_at) AS since
    FROM orders o JOIN order_payments p ON p.order_id = o.id
    WHERE o.state = 'completed' AND o.pays_debt_of IS NULL AND p.payment_country <> o.profile_country
      AND NOT EXISTS (SELECT FROM accepted_country_proofs a WHERE a.order_id = o.id)
    ORDER BY o.completed_at, o.id LIMIT ${maxOpenItems}`.execute(db);
  return rows;
}

/** Sales to buyers whose connection and whose card or account name no country, and that nobody has accepted; oldest first. */
export async function listUnproven(db: Db): Promise<Unproven[]> {
  const { rows } = await sql<{ order: number; country: string; since: Date }>`
    SELECT o.id AS "order", coalesce(o.profile_country, '') AS country, coalesce(o.completed_at, o.created_at) AS since
    FROM orders o JOIN order_payments p ON p.order_id = o.id
    WHERE o.state = 'completed' AND o.pays_debt_of IS NULL AND p.payment_country IS NULL AND o.guessed_country IS NULL
      AND NOT EXISTS (SELECT FROM accepted_country_proofs a WHERE a.order_id = o.id)
    ORDER BY o.completed_at, o.id LIMIT ${maxOpenItems}`.execute(db);
  return rows;
}

/** A person confirms where the buyer lives. False when this is not needed, because the order's countries prove it. */
export async function acceptCountry(db: Db | Tx, order: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ order_id: number }>`
    INSERT INTO accepted_country_proofs (order_id, accepted_at)
    SELECT o.id, ${now} FROM orders o JOIN order_payments p ON p.order_id = o.id
    WHERE o.id = ${order} AND (p.payment_country <> o.profile_country OR (p.payment_country IS NULL AND o.guessed_country IS NULL))
    ON CONFLICT (order_id) DO UPDATE SET order_id = excluded.order_id RETURNING order_id`.execute(db);
  return rows.length > 0;
}
