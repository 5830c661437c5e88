import { type RawBuilder, sql } from 'kysely';
import { hangsAfterMinutes } from '../../contract/rules.ts';

/** A look-up of the provider that is due counts as missed after this time: the job asks each minute. */
const missedAfter = sql`interval '5 minutes'`;
const hangsAfter = sql`${`${hangsAfterMinutes} minutes`}::interval`;

/**
 * SQL: why the order `o` hangs at a time; NULL when it does not. An order whose payment page is still open does not: its provider is
 * asked, and it fails by itself after a day. Nor does a direct debit before the bank can have answered.
 */
export const hangReasonAt = (at: Date): RawBuilder<string | null> => sql<string | null>`
  CASE
    WHEN o.state NOT IN ('loading', 'pending') OR o.created_at > ${at}::timestamptz - ${hangsAfter} THEN NULL
    WHEN o.provider_reference IS NULL THEN 'no_answer'
    WHEN o.state = 'pending' AND EXISTS (SELECT FROM payment_differences d
      WHERE d.order_id = o.id AND d.kind = 'other_payment' AND d.resolved_at IS NULL) THEN 'other_sum'
    WHEN o.provider = 'direct_debit' THEN CASE WHEN o.state = 'pending' AND NOT EXISTS (SELECT FROM direct_debits d
      WHERE d.order_id = o.id AND d.due_on > ${at}::timestamptz - interval '7 days') THEN 'undecided' END
    WHEN o.created_at > ${at}::timestamptz - interval '7 days'
      AND o.checked_at + greatest(${hangsAfter}, (o.checked_at - o.created_at) / 2) < ${at}::timestamptz - ${missedAfter} THEN 'unreachable'
    WHEN o.state = 'pending' THEN 'undecided'
  END`;
