import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { ageOn, type Day, dayIn } from '#platform/contract/time.ts';
import type { CallOf } from '#platform/server/http/context.ts';
import { orderNumber } from '#features/orders/contract/order-number.ts';
import type { getWithdrawals as endpoint } from '../../contract/endpoints.ts';
import { dueKinds, dueNeeds, ordersPerPage } from '../../contract/rules.ts';
import type { DueRow } from '../../contract/schemas.ts';
import type { ListDeps } from '../list/get-orders.ts';
import { countDue, type DueCursor, type DueItem, listDue, listMandates } from './due-repo.ts';

export async function getWithdrawals(
  { db, clock, sites }: ListDeps,
  { show = 'all', after }: QueryOf<typeof endpoint>,
  { site }: CallOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, 'invalid_request'>> {
  const now = clock.now();
  const cursor = after === undefined ? null : readCursor(after);
  if (cursor === undefined) return fail('invalid_request', { field: 'after', rule: 'pattern' });
  const list = { site, after: cursor, limit: ordersPerPage + 1 };
  const found =
    show === 'mandate' ? await listMandates(db, list) : await listDue(db, { ...list, kinds: show === 'all' ? dueKinds : [show] }, now);
  const page = found.slice(0, ordersPerPage);
  const last = page.at(-1);
  const today = dayIn((await sites.byId(site)).timeZone, now);
  const counts = await countDue(db, site, now);
  return ok({
    rows: page.map((item) => present(item, today)),
    next: found.length > ordersPerPage && last !== undefined ? cursorText(last) : null,
    counts: dueKinds.map((kind) => ({ kind, count: counts.find((one) => one.kind === kind)?.count ?? 0 })),
  });
}

function present(item: DueItem, today: Day): DueRow {
  const { order_id: order, code, user_id: member, name, born, amount, currency } = item;
  return {
    kind: dueKinds.find((kind) => kind === item.kind) ?? 'mandate',
    ref: item.ref,
    order: order === null || code === null ? null : { id: order, number: orderNumber(order, code) },
    member: member === null ? null : { id: member, name: name ?? '', age: born === null ? null : ageOn(born as Day, today) },
    amount: amount === null || currency === null ? null : { amount, currency },
    since: item.since.toISOString(),
    due_at: item.due_at?.toISOString() ?? null,
    needs: dueNeeds.find((need) => need === item.needs) ?? null,
    words: item.words,
  };
}

const cursorText = ({ due_at, since, kind, ref }: DueItem): string => [due_at?.getTime() ?? '', since.getTime(), kind, ref].join('.');

/** Undefined for a text that is none of `cursorText`. */
function readCursor(text: string): DueCursor | undefined {
  const [, due, since, kind, ref] = /^(\d{0,15})\.(\d{1,15})\.(\w{1,20})\.([\w#-]{1,60})$/.exec(text) ?? [];
  if (since === undefined || kind === undefined || ref === undefined) return undefined;
  return { due: due === '' ? null : Number(due), since: Number(since), kind, ref };
}
