import type { SiteId } from '#platform/contract/ids.ts';
import { cleanValue } from '#platform/contract/text/typed-value.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { readOrderNumber } from '#features/orders/contract/order-number.ts';
import { findMemberByEmail, findOrderOfInvoice, hasCode, type Wanted } from './order-list-repo.ts';

const nothing: Wanted = { orders: [], members: [] };

/** A search for an order's number, an invoice's number, a member's id or a member's address; a bare number is an order or a member. */
export async function readSearch(db: Db, site: SiteId, text: string): Promise<Wanted | null> {
  const typed = cleanValue(text).trim();
  if (typed === '') return null;
  const whole = readOrderNumber(typed);
  if (whole !== null) return (await hasCode(db, whole.id, whole.code)) ? { orders: [whole.id], members: [] } : nothing;
  const [, letter, digits] = /^(E|M|#)?\s?-?\s?(\d{1,15})$/i.exec(typed) ?? [];
  if (digits !== undefined) {
    const id = Number(digits);
    const kind = letter?.toUpperCase();
    return { orders: kind === undefined || kind === 'E' ? [id] : [], members: kind === 'E' ? [] : [id] };
  }
  if (typed.includes('@')) {
    const member = await findMemberByEmail(db, site, typed.toLowerCase());
    return member === null ? nothing : { orders: [], members: [member] };
  }
  const order = await findOrderOfInvoice(db, site, typed.toUpperCase());
  return order === null ? nothing : { orders: [order], members: [] };
}
