import type { BodyOf } from '#platform/contract/endpoint.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { CallOf } from '#platform/server/http/context.ts';
import { type Act, readLogWords, replying } from '#features/staff/server/index.ts';
import type { recordOrder as contract } from '../contract/endpoints.ts';
import type { OrderAct } from '../contract/rules.ts';
import type { BooksDeps } from './deps.ts';
import { siteOfOrder } from './order-site-repo.ts';

/** Order, books and the row of the log are one transaction. */
export async function recordOrder(
  deps: BooksDeps,
  { order, code, act: what, reason }: BodyOf<typeof contract>,
  { staff }: CallOf<typeof contract>,
  act: Act,
) {
  const words = readLogWords(reason);
  if (words === undefined) return fail('reason_needed');
  if (typeof words === 'object') return words;
  const done = await act(async (tx) => {
    const of = await siteOfOrder(tx, order);
    if (of === null || !rightsAt(staff.grants, of.site).includes('books.export')) return fail('order_unknown', { order });
    if (code !== undefined && code !== of.code) return fail('order_unknown', { order });
    const made = await record(deps, tx, what, order);
    if (!made.ok) return made;
    const { publish, before } = made.value;
    return ok({ value: publish, subject: `E-${order}`, site: of.site, reason: what, words, nothing: before });
  });
  return replying(done, (after) => {
    after?.(deps.live);
    return { recorded: true as const };
  });
}

interface Recorded {
  readonly publish: Awaited<ReturnType<BooksDeps['directDebit']['debitsIn']['returned']>>['publish'];
  /** It stands in the log already. */
  readonly before: boolean;
}

async function record(
  { accounting, directDebit: { debitsIn } }: BooksDeps,
  tx: Tx,
  what: OrderAct,
  order: number,
): Promise<Result<Recorded, 'nothing_owed' | 'being_paid' | 'no_debit'>> {
  if (what === 'written_off') {
    const made = await accounting.writeOffIn(tx, order);
    return made.ok ? ok({ publish: null, before: false }) : made;
  }
  const { found, publish, before = false } = await (what === 'debit_returned' ? debitsIn.returned : debitsIn.settled)(tx, order);
  return found ? ok({ publish, before }) : fail('no_debit', { order });
}
