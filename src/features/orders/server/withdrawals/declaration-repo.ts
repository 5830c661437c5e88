import type { Db } from '#platform/server/db/open-database.ts';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { getDeclaration } from '../../contract/withdrawal.ts';

/** The declaration as its mailed link shows it; null when its account was erased. */
export async function findDeclaration(db: Db, number: string): Promise<Omit<ReplyOf<typeof getDeclaration>, 'owner'> | null> {
  const row = await db
    .selectFrom('withdrawals')
    .select(['kind', 'order_text', 'received_at', 'confirmed_at', 'outcome', 'outcome_reason', 'email'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (row === undefined || row.email === '') return null;
  const denied = row.outcome === 'denied' || row.outcome_reason === 'not_mine';
  return {
    number,
    kind: row.kind === 'cancellation' ? 'cancellation' : 'withdrawal',
    order: row.order_text,
    received_at: row.received_at.toISOString(),
    state: denied ? 'denied' : row.outcome !== null ? 'ended' : row.confirmed_at === null ? 'open' : 'confirmed',
  };
}
