import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { type SiteId, siteId } from '#platform/contract/ids.ts';
import { fail, ok } from '#platform/contract/result.ts';
import { rightsAt } from '#platform/contract/rights.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { CallOf, Staff } from '#platform/server/http/context.ts';
import { orderNumber } from '#features/orders/contract/order-number.ts';
import {
  type Act,
  type ApprovalHandler,
  type ApprovalRow,
  askApproval,
  listOrderApprovals,
  noFacts,
  readLogWords,
  replying,
} from '#features/staff/server/index.ts';
import type { payOut as contract } from '../contract/endpoints.ts';
import { companiesFor } from './companies.ts';
import type { BooksDeps } from './deps.ts';
import { siteOfOrder } from './order-site-repo.ts';

const mostListed = 100;

/** What the second person says yes to, whole. */
const PayOutRequest = Type.Object({
  order: Type.Integer(),
  number: Type.String(),
  amount: Type.Integer(),
  /** The part of it that the provider has paid by its reports: it is only booked. */
  reported: Type.Optional(Type.Integer()),
  currency: Type.String(),
  provider: Type.String(),
  reason: Type.String(),
  client_id: Type.String(),
  counted_at: Type.String(),
});

/** Money that waits for a transfer. */
export async function presentOwed(deps: BooksDeps, site: SiteId, staff: Staff) {
  const { db, clock, accounting } = deps;
  const sites = (await companiesFor(deps, site, staff, 'books.read')).flatMap((company) => company.sites.map(siteId));
  const owed = [];
  for (const { order, amount, owed: whole, excess, why, reported, since, until } of await accounting.byHand.list(sites, mostListed)) {
    const of = await siteOfOrder(db, order);
    if (of === null) continue;
    const open = (await db.transaction().execute((tx) => listOrderApprovals(tx, 'pay-out', of.site, order))).find((row) =>
      isOpen(row, clock.now()),
    );
    owed.push({
      order,
      number: numberOf(order, of.code),
      member: of.member,
      site: of.site,
      amount,
      provider: of.provider,
      why,
      owed: whole,
      excess,
      reported: reported !== null && reported.amount >= whole.amount,
      reported_amount: reported,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
      approval: open?.id ?? null,
    });
  }
  return { owed };
}

const numberOf = (order: number, code: string | null): string => (code === null ? `E-${order}` : orderNumber(order, code));

const isOpen = ({ answeredAt, lapsedAt, expiresAt }: ApprovalRow, now: Date): boolean =>
  answeredAt === null && lapsedAt === null && expiresAt > now;

/** Asks a second person for the booking of a transfer. One request an order at a time. */
export async function askPayOut(
  { clock, accounting }: BooksDeps,
  { order, code, amount, reported: shown = 0, reason, client_id }: BodyOf<typeof contract>,
  { staff }: CallOf<typeof contract>,
  act: Act,
) {
  const words = readLogWords(reason);
  if (words === undefined) return fail('reason_needed');
  if (typeof words === 'object') return words;
  const asked = await act(async (tx) => {
    const of = await siteOfOrder(tx, order);
    if (of === null || !rightsAt(staff.grants, of.site).includes('books.export')) return fail('order_unknown', { order });
    if (code !== undefined && code !== of.code) return fail('order_unknown', { order });
    // Locks the order, or what is kept of it, so that two requests wait for each other.
    const owed = await accounting.byHand.owed(tx, order);
    const open = (await listOrderApprovals(tx, 'pay-out', of.site, order)).find((row) => isOpen(row, clock.now()));
    if (open !== undefined)
      return isSameCall(open, client_id)
        ? ok({ value: { id: open.id, hash: open.hash }, nothing: true })
        : fail('pay_out_waits', { id: open.id });
    if (!owed.ok) return owed;
    const { reported, amount: sum } = owed.value;
    if (sum.amount !== amount || reported !== shown) return fail('owed_changed', { ...sum });
    const number = numberOf(order, of.code);
    const request = {
      order,
      number,
      amount,
      reported,
      currency: sum.currency,
      provider: of.provider,
      reason: words,
      client_id,
      counted_at: clock.now().toISOString(),
    } satisfies Type.Static<typeof PayOutRequest>;
    const approval = await askApproval(tx, clock, { kind: 'pay-out', site: of.site, subject: of.member, request, by: staff.staffId });
    return approval.ok
      ? ok({
          value: approval.value,
          subject: number,
          site: of.site,
          reason: reported === 0 ? String(amount) : `${amount} (${reported} reported)`,
          words,
        })
      : approval;
  });
  return replying(asked, (approval) => ({ approval }));
}

const isSameCall = ({ request }: ApprovalRow, clientId: string): boolean =>
  Value.Check(PayOutRequest, request) && request.client_id === clientId;

/** Transfers that wait for the yes of a second person. */
export const payOutApproval = ({ accounting }: Pick<BooksDeps, 'accounting'>): ApprovalHandler => ({
  kind: 'pay-out',
  async describe({ request }) {
    if (!Value.Check(PayOutRequest, request)) return null;
    const { order, number, amount, reported = 0, currency, provider, reason, counted_at } = request;
    const part = reported === 0 ? null : { amount: reported, currency };
    return { ...noFacts, words: reason, order: { id: order, number, amount: { amount, currency }, provider, reported: part }, counted_at };
  },
  async apply(tx, { row }) {
    const { request, site } = row;
    if (!Value.Check(PayOutRequest, request) || !(await isOf(tx, request.order, site))) return fail('approval_changed');
    const { order, amount, reported = 0, currency, reason } = request;
    const paid = await accounting.byHand.paid(tx, order, { amount, currency, reported }, { staff: row.askedBy, reason });
    // What is owed may have changed since: then the yes was for something else.
    return paid.ok ? ok(null) : fail('approval_changed');
  },
});

const isOf = async (tx: Tx, order: number, site: SiteId): Promise<boolean> => (await siteOfOrder(tx, order))?.site === site;
