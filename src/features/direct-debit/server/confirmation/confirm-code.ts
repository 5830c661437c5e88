import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanValue } from '#platform/contract/text/typed-value.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { isSame } from '#platform/server/secrets.ts';
import { findUser } from '#features/account/server/index.ts';
import { lockBalance } from '#features/credits/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import type { confirmDirectDebit, DirectDebit } from '../../contract/endpoints.ts';
import { ibanHint } from '../../contract/iban.ts';
import { applyEvent, findOrder, lockOrder, type OrderRow } from '#features/orders/server/index.ts';
import { paymentCountry } from '#features/payment-providers/server/index.ts';
import { lockAccount } from './account-repo.ts';
import { isRefusedForOthers, refuseForOwn } from './account-rules.ts';
import { findDebit, insertDebit } from '../debits/debit-repo.ts';
import type { DebitDeps } from '../deps.ts';
import { fingerprintsOf, hashCode, openDetails, sealMandate } from '../debits/details.ts';
import { dueDay } from '../debits/due-day.ts';
import { insertMandate } from '../debits/mandate-repo.ts';
import { postNotice } from '../debits/post-notice.ts';
import { mandateReference, presentDirectDebit } from './present-direct-debit.ts';
import { countTry, findRequest, forgetDetails, type RequestRow } from './request-repo.ts';
import { codeMinutes, maxTries, textVersion } from '../rules.ts';

type Publish = Awaited<ReturnType<typeof applyEvent>>;
type Refusal =
  | 'code_invalid'
  | 'code_expired'
  | 'code_used_up'
  | 'blocked_account'
  | 'spending_frozen'
  | 'limit_reached'
  | 'first_debit_open'
  | 'activation_first'
  | 'account_unavailable'
  | 'order_closed'
  | 'not_found';

/**
 * Places the binding order: its credits are added at once, and the money is collected on the announced day. Holds the order's lock, so
 * that parallel calls count every try and create one debit.
 */
export async function confirmCode(
  deps: DebitDeps,
  { order: id, code }: BodyOf<typeof confirmDirectDebit>,
  { viewer, site: siteId, origin }: Call<Viewer>,
): Promise<Result<{ direct_debit: DirectDebit }, Refusal>> {
  const site = await deps.sites.byId(siteId);
  const now = deps.clock.now();
  // A refusal commits, too: the try is counted.
  const confirmed = await transact(deps.db, async (tx): Promise<Result<Publish, Refusal>> => {
    const order = await lockOrder(tx, id);
    if (order === null || order.userId !== viewer.userId || order.provider !== 'direct_debit') return fail('not_found');
    if ((await findDebit(tx, id)) !== null) return ok(null);
    if (order.state !== 'loading') return fail('order_closed');
    const request = await findRequest(tx, id);
    if (request === null || request.sms === 'failed') return fail('not_found');
    const refusal = await checkCode(deps, tx, id, request, code, now);
    return refusal === null ? placeDebit(deps, tx, order, request, site, origin, now) : fail(refusal);
  });
  if (!confirmed.ok) return confirmed;
  confirmed.value?.(deps.live);
  const order = await findOrder(deps.db, viewer.userId, id);
  return order === null ? fail('not_found') : ok({ direct_debit: await presentDirectDebit(deps, order) });
}

async function checkCode(
  { signer }: DebitDeps,
  tx: Tx,
  order: number,
  request: RequestRow,
  code: string,
  now: Date,
): Promise<'code_invalid' | 'code_expired' | 'code_used_up' | null> {
  if (now.getTime() - request.sentAt.getTime() > codeMinutes * 60_000) return 'code_expired';
  if (request.tries >= maxTries) return 'code_used_up';
  if (isSame(request.codeHash, hashCode(signer, order, cleanValue(code).replaceAll(/\D/g, '')))) return null;
  await countTry(tx, order);
  return 'code_invalid';
}

async function placeDebit(
  deps: DebitDeps,
  tx: Tx,
  order: OrderRow,
  request: RequestRow,
  site: Site,
  origin: string,
  now: Date,
): Promise<Result<Publish, Refusal>> {
  const { sealer, signer } = deps;
  const { creditor } = site;
  if (creditor === null) return fail('order_closed');
  const { phone, ...details } = openDetails(sealer, request.details);
  const fingerprints = fingerprintsOf(signer, { iban: details.iban, phone });
  await lockAccount(tx, fingerprints);
  const asked = { user: order.userId, site: site.id, fingerprints, amount: order.total.amount, limit: deps.ibanLimit };
  const refusal = await refuseForOwn(tx, asked, now);
  if (refusal !== null) return refusal;
  if (await isRefusedForOthers(tx, asked, now)) return fail('account_unavailable');
  const user = await findUser(tx, order.userId);
  if (user === null) return fail('not_found');
  // The mandate references the buyer, whom every completion locks after the balance.
  await lockBalance(tx, order.userId);
  const reference = mandateReference(order.id);
  const mandate = await insertMandate(
    tx,
    {
      user: order.userId,
      reference,
      creditorId: creditor.id,
      details: sealMandate(sealer, details),
      ibanHint: ibanHint(details.iban),
      fingerprints,
      textVersion,
      language: user.language,
      signedOn: dayIn(site.timeZone, now),
    },
    now,
  );
  const dueOn = dueDay(site.timeZone, now);
  await insertDebit(tx, { order: order.id, mandate, site: site.id, amount: order.total.amount, dueOn }, now);
  await forgetDetails(tx, order.id);
  const announced = { user: order.userId, order: order.id, number: order.number, amount: order.total.amount, dueOn, reference };
  await postNotice(deps, tx, 'debit_notice', { ...announced, iban: details.iban, creditorId: creditor.id }, site, origin);
  const paid = { ...order.total, ...paymentCountry(details.iban) };
  const event = { id: `confirmed:${order.id}`, reference: String(order.id), kind: 'paid', details: paid } as const;
  return ok(await applyEvent(tx, order, event, now));
}
