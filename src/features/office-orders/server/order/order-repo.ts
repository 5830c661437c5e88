import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { hangReasonAt } from '../list/hangs-repo.ts';
import type { ListedOrder } from '../list/order-list-repo.ts';

export interface FoundOrder extends ListedOrder {
  readonly client_id: string;
  readonly provider_reference: string | null;
  readonly payment_url: string | null;
  readonly country: string;
  readonly vat_rate: number;
  readonly profile_country: string | null;
  readonly guessed_country: string | null;
  readonly declared_country: string | null;
  readonly payment_country: string | null;
  readonly discount_code: string | null;
  readonly discount_percentage: number | null;
  readonly list_amount: number | null;
  readonly pays_debt_of: number | null;
  readonly failed_at: Date | null;
  readonly checked_at: Date;
  readonly placed_mail_at: Date | null;
  readonly confirmation_mail_at: Date | null;
}

/** An order of the site; null when there is none. */
export async function findOrderOf(db: Db | Tx, site: SiteId, id: number, at: Date): Promise<FoundOrder | null> {
  const { rows } = await sql<FoundOrder>`
    SELECT o.id, o.code, o.state, ${hangReasonAt(at)} AS hangs, o.user_id, p.name, p.date_of_birth::text AS born, o.method, o.provider,
      o.amount, o.currency, o.credits, o.days, o.created_at, o.completed_at,
      EXISTS (SELECT FROM chargebacks c WHERE c.order_id = o.id AND c.state = 'open') AS charged_back,
      EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id AND r.state IN ('requested', 'done')) AS refunded,
      o.client_id, o.provider_reference, o.payment_url, o.country, o.vat_rate, o.profile_country, o.guessed_country, o.declared_country,
      y.payment_country, o.discount_code, o.discount_percentage, o.list_amount, o.pays_debt_of, o.failed_at, o.checked_at, o.placed_mail_at,
      o.confirmation_mail_at
    FROM orders o LEFT JOIN profiles p ON p.user_id = o.user_id LEFT JOIN order_payments y ON y.order_id = o.id
    WHERE o.id = ${id} AND o.site_id = ${site}`.execute(db);
  return rows[0] ?? null;
}

export async function isOrderOf(tx: Tx, site: SiteId, id: number): Promise<boolean> {
  const row = await tx.selectFrom('orders').select('id').where('id', '=', id).where('site_id', '=', site).executeTakeFirst();
  return row !== undefined;
}
