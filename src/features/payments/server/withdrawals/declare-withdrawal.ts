import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type Language, pickLanguage } from '#platform/contract/languages.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText, isVisibleText } from '#platform/contract/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Call } from '#platform/server/http/context.ts';
import { checkEmail } from '#features/account/contract/rules.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { newReceiptNumber } from '#features/safety/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import {
  type declareCancellation,
  type declareWithdrawal as endpoint,
  maxCancellationReason,
  maxWithdrawalName,
  maxWithdrawalOrder,
} from '../../contract/withdrawal.ts';
import { type Declared, findOwnOrder, findReceipt, insertWithdrawal, lockAddress, nthReceived, type Receipt } from './withdrawal-repo.ts';

export interface WithdrawalDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sites: Sites;
}

type Answer = Result<ReplyOf<typeof endpoint>, CodeOf<typeof endpoint>>;

/** Of a cancellation: when it is to end, and why. */
export type Cancellation = Pick<BodyOf<typeof declareCancellation>, 'ends' | 'reason'>;

const minute = 60_000;
const day = 24 * 60 * minute;

/** Different declarations of an address in a day: it is not proved, and must not be flooded with receipts. */
const maxPerAddress = 5;

/**
 * Stores the declaration and mails its receipt. What follows from it is done by the job, so that neither the answer nor its time
 * tells whether the order exists. A cancellation is one that says when it ends.
 */
export async function declareWithdrawal(
  { db, clock, mails, sites }: WithdrawalDeps,
  body: BodyOf<typeof endpoint> & Partial<Cancellation>,
  call: Call,
): Promise<Answer> {
  const name = cut(body.name, maxWithdrawalName);
  if (!isVisibleText(name)) return fail('name_required', { field: 'name' });
  const order = cut(body.order, maxWithdrawalOrder);
  if (!isVisibleText(order)) return fail('order_required', { field: 'order' });
  const email = body.email.trim().toLowerCase();
  if (checkEmail(email) !== null) return fail('invalid_email', { field: 'email' });

  const site = await sites.byId(call.site);
  const language = pickLanguage(call.locale, site.settings.domain_language);
  const viewer = call.viewer?.userId ?? null;
  const { ends = null } = body;
  const declared: Declared = { site: site.id, name, order, email, ends, reason: cut(body.reason ?? '', maxCancellationReason) };
  return transact(db, async (tx): Promise<Answer> => {
    await lockAddress(tx, declared);
    const now = clock.now();
    const since = new Date(now.getTime() - day);
    const earlier = await findReceipt(tx, declared, body.client_id, since);
    if (earlier !== null) return ok(presentReceipt(earlier));
    const oldest = await nthReceived(tx, declared, since, maxPerAddress);
    if (oldest !== null) return fail('too_many_withdrawals', { minutes: Math.ceil((oldest.getTime() + day - now.getTime()) / minute) });
    const found = await findOwnOrder(tx, declared, viewer, numbersIn(order));
    const number = newReceiptNumber(ends === null ? 'W' : 'K');
    const stored = await insertWithdrawal(tx, { ...declared, number, clientId: body.client_id, language, found, viewer }, now);
    // The number is random: that it was taken is as good as impossible, and the browser tries again.
    if (!stored) throw new Error('the receipt number is taken');
    const receipt = { number, receivedAt: now };
    await mails.post(tx, mailOf(declared, receipt, language, call.origin));
    return ok(presentReceipt(receipt));
  });
}

const cut = (text: string, length: number): string => cleanText(text).replace(/\s+/g, ' ').slice(0, length).toWellFormed();

/** What may be an order number: `E-10482` as well as `order 10482`. */
const numbersIn = (text: string): number[] => (text.match(/\d{1,15}/g) ?? []).map(Number).slice(0, 10);

const presentReceipt = ({ number, receivedAt }: Receipt): ReplyOf<typeof endpoint> => ({ number, received_at: receivedAt.toISOString() });

function mailOf({ site, name, order, email, ends }: Declared, { number, receivedAt }: Receipt, language: Language, origin: string) {
  const params = { name, order, number, at: receivedAt.toISOString(), link: origin };
  const rest = { to: email, language, site, origin } as const;
  return ends === null
    ? ({ kind: 'withdrawal', params, ...rest } as const)
    : ({ kind: 'cancellation', params: { ...params, ends }, ...rest } as const);
}
