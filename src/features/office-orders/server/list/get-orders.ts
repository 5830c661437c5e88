import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { CallOf } from '#platform/server/http/context.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { getOrders as endpoint } from '../../contract/endpoints.ts';
import { ordersPerPage } from '../../contract/rules.ts';
import { countOrders, type ListedOrder, listHanging, listOthers, type OrderList } from './order-list-repo.ts';
import { presentRow } from './present-row.ts';
import { readSearch } from './read-search.ts';

export interface ListDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
}

/** Where the next page begins. It keeps the time of the first page, so that an order that begins to hang meanwhile moves nothing. */
interface Cursor {
  readonly at: Date;
  readonly hanging: boolean;
  readonly id: number;
}

export async function getOrders(
  { db, clock, sites }: ListDeps,
  { show = 'all', q, after }: QueryOf<typeof endpoint>,
  { site }: CallOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, 'invalid_request'>> {
  const now = clock.now();
  const cursor = after === undefined ? null : readCursor(after);
  if (cursor === undefined) return fail('invalid_request', { field: 'after', rule: 'pattern' });
  const { timeZone } = await sites.byId(site);
  const wanted = q === undefined ? null : await readSearch(db, site, q);
  const at = cursor?.at ?? now;
  const list: OrderList = { site, show, wanted, at, limit: ordersPerPage + 1 };
  const found = await listPage(db, list, cursor);
  const page = found.slice(0, ordersPerPage);
  const last = page.at(-1);
  const day = dayIn(timeZone, now);
  const { today, hanging, charged_back } = await countOrders(db, { site, day, timeZone, at: now });
  return ok({
    orders: page.map((row) => presentRow(row, day)),
    next: found.length > ordersPerPage && last !== undefined ? cursorText({ at, hanging: last.hangs !== null, id: last.id }) : null,
    counts: { today, hanging, charged_back },
  });
}

async function listPage(db: Db, list: OrderList, cursor: Cursor | null): Promise<ListedOrder[]> {
  const isPast = cursor !== null && !cursor.hanging;
  const hanging = isPast ? [] : await listHanging(db, list, cursor?.id ?? 0);
  if (hanging.length >= list.limit || list.show === 'hanging') return hanging;
  const others = await listOthers(db, { ...list, limit: list.limit - hanging.length }, isPast ? cursor.id : null);
  return [...hanging, ...others];
}

const cursorText = ({ at, hanging, id }: Cursor): string => [at.getTime(), hanging ? 1 : 0, id].join('.');

/** Undefined for a text that is none of `cursorText`. */
function readCursor(text: string): Cursor | undefined {
  const [, at, hanging, id] = /^(\d{1,15})\.([01])\.(\d{1,15})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) return undefined;
  return { at: new Date(Number(at)), hanging: hanging === '1', id: Number(id) };
}
