import type { UserId } from '#platform/contract/ids.ts';
import type { Money } from '#platform/contract/money.ts';
import { dayIn } from '#platform/contract/time.ts';
import { findUser, shownEmail } from '#features/account/server/index.ts';
import type { CompanyInfo } from '#features/site/contract/settings.ts';
import { bankOf } from '../../contract/bank-names.ts';
import type { DebitForm, DirectDebit } from '../../contract/endpoints.ts';
import { ibanHint } from '../../contract/iban.ts';
import { type OrderRow, presentOrder } from '#features/orders/server/index.ts';
import { findHomeTown } from '#features/shop/server/index.ts';
import { type DebitRow, findDebit, findReturnedDebit } from '../debits/debit-repo.ts';
import type { DebitDeps } from '../deps.ts';
import { formOf, openDetails, openMandate, phoneHint } from '../debits/details.ts';
import { findNewestDetails } from '../debits/mandate-repo.ts';
import { countSends, findRequest, type RequestRow } from './request-repo.ts';
import { codeMinutes, dayMs, maxSendsOfDay, maxSendsOfOrder, maxTries, noticeDays, textVersion } from '../rules.ts';

export const mandateReference = (order: number): string => `EL-${String(order).padStart(8, '0')}`;

export async function presentDirectDebit(deps: DebitDeps, order: OrderRow): Promise<DirectDebit> {
  const { db, sealer, clock } = deps;
  const [debit, request, returned, sends, prefill, user] = await Promise.all([
    findDebit(db, order.id),
    findRequest(db, order.id),
    findReturnedDebit(db, order.userId),
    countSends(db, order.userId, new Date(clock.now().getTime() - dayMs)),
    prefillOf(deps, order.userId),
    findUser(db, order.userId),
  ]);
  if (user === null) throw new Error(`user ${order.userId} has an order and does not exist`);
  const { company, creditor, timeZone } = await deps.sites.byId(user.siteId);
  const sendsLeft = Math.max(0, Math.min(maxSendsOfOrder - (request?.sends ?? 0), maxSendsOfDay - sends));
  const step = stepOf(order, debit, request);
  const entered = request === null ? null : openDetails(sealer, request.details);
  return {
    order: presentOrder(order),
    step,
    blocked: returned && {
      returned_on: dayIn(timeZone, returned.at),
      amount: inEuro(returned.amount),
      owed: returned.owed === 0 ? null : inEuro(returned.owed),
    },
    creditor: presentCreditor(company, debit?.creditorId ?? creditor?.id ?? ''),
    reference: debit?.reference ?? mandateReference(order.id),
    text_version: textVersion,
    notice_days: noticeDays,
    prefill: entered === null ? prefill : { ...formOf(entered), iban: '' },
    code: step === 'code' && request !== null && entered !== null ? presentCode(request, entered, sendsLeft) : null,
    debit: debit && presentDebit(debit, openMandate(sealer, debit.details).iban, shownEmail(user.email)),
  };
}

const presentCreditor = ({ name, address, city, country }: CompanyInfo, id: string): DirectDebit['creditor'] => ({
  name,
  id,
  address: `${address}, ${city}`,
  country,
});

const inEuro = (amount: number): Money => ({ amount, currency: 'EUR' });

function stepOf({ state }: OrderRow, debit: DebitRow | null, request: RequestRow | null): DirectDebit['step'] {
  if (debit !== null) return 'confirmed';
  if (state !== 'loading') return 'closed';
  return request === null || request.sms === 'failed' ? 'form' : 'code';
}

const presentCode = (request: RequestRow, { iban, phone }: DebitForm, sendsLeft: number): DirectDebit['code'] => ({
  iban_hint: ibanHint(iban),
  phone_hint: phoneHint(phone),
  sent_at: request.sentAt.toISOString(),
  valid_until: new Date(request.sentAt.getTime() + codeMinutes * 60_000).toISOString(),
  tries: maxTries,
  tries_left: Math.max(0, maxTries - request.tries),
  sends_left: sendsLeft,
});

const presentDebit = (debit: DebitRow, iban: string, email: string): DirectDebit['debit'] => ({
  iban_hint: debit.ibanHint,
  bank: bankOf(iban),
  due_on: debit.dueOn,
  confirmed_at: debit.confirmedAt.toISOString(),
  email,
  state:
    debit.returnedAt !== null
      ? 'returned'
      : debit.cancelledAt !== null
        ? 'cancelled'
        : debit.collectedAt !== null
          ? 'collected'
          : 'announced',
});

async function prefillOf({ db, sealer }: DebitDeps, user: UserId): Promise<DirectDebit['prefill']> {
  const details = await findNewestDetails(db, user);
  if (details !== null) {
    const { country: _ofTheOrder, ...kept } = openMandate(sealer, details);
    return { ...kept, iban: '', phone: '' };
  }
  const town = (await findHomeTown(db, user)) ?? '';
  return { account_holder: '', iban: '', street: '', house_number: '', zip: '', city: town.slice(0, 35), phone: '' };
}
