import type { Db } from '#platform/server/db/open-database.ts';
import { maxOpenItems, type OpenItem } from '#platform/server/feature.ts';

/** Findings that nobody has closed. */
export async function openFindings(db: Db): Promise<OpenItem[]> {
  const rows = await db
    .selectFrom('payout_findings')
    .select(['subject', 'found_at', 'kind', 'provider', 'order_id'])
    .where('resolved_at', 'is', null)
    .where('accepted_at', 'is', null)
    .orderBy('found_at')
    .orderBy('subject')
    .limit(maxOpenItems)
    .execute();
  return rows.map(({ subject, found_at, kind, provider, order_id }) => ({
    subject: kind === 'not_settled' ? `E-${order_id}` : subject,
    since: found_at,
    note: `${provider} says something else than the books (${kind}${order_id === null ? '' : `, order E-${order_id}`}); npm run books -- --reconcile says what, and --book or --accept closes it.`,
  }));
}
