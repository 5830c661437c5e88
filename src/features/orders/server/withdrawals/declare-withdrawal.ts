import { randomUUID } from 'node:crypto';
import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import { fail, ok, type Result, type Success } from '#platform/contract/result.ts';
import { cleanText, isVisibleText } from '#platform/contract/text/text.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { wideNetworkOf } from '#platform/server/network/client-network.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Signer } from '#platform/server/secrets.ts';
import { ownsAddress } from '#features/account/server/index.ts';
import { withoutHidden } from '#features/account/contract/deceptive-text.ts';
import { checkEmail, normalizeEmail } from '#features/account/contract/rules.ts';
import { newReceiptNumber } from '#features/safety/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { readOrderNumber } from '../../contract/order-number.ts';
import type { declareCancellation, declareWithdrawal as endpoint } from '../../contract/withdrawal.ts';
import { maxCancellationReason, maxWithdrawalName, maxWithdrawalOrder } from '../../contract/withdrawal-rules.ts';
import { matchOrder } from './match-order.ts';
import { maxReceiptsOfAddress, receiptMail } from './post-receipt.ts';
import { countReceipts, type ReceiptOf, takeReceipt } from './receipt-repo.ts';
import { type OwnerDeps, warnOwner } from './warn-owner.ts';
import { countGuesses, type Declared, findReceipt, insertWithdrawal, keepMember, lockDeclarer, type Receipt } from './withdrawal-repo.ts';

export interface WithdrawalDeps extends OwnerDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  /** Signs networks: a plain hash could be reversed by trying the few possible addresses. */
  readonly networks: Signer;
}

type Outcome = Result<ReplyOf<typeof endpoint>, CodeOf<typeof endpoint>>;

/** The additional fields of a cancellation: when it is to end, and why. */
export type Cancellation = Pick<BodyOf<typeof declareCancellation>, 'ends' | 'reason'>;

const day = 24 * 3_600_000;

/** Wrong order numbers that are accepted from one network in a day. After that its declarations are left to a person. */
const maxGuesses = 5;

/** Days after the time to withdraw in which a purchase named without its number is still searched. */
const someDays = 14;

/**
 * Stores the declaration in any case, and mails its receipt. The job does the rest, so that neither the answer nor its timing tells
 * whether the order exists. A declaration with `ends` is a cancellation.
 */
export async function declareWithdrawal(
  deps: WithdrawalDeps,
  body: BodyOf<typeof endpoint> & Partial<Cancellation>,
  call: Call,
): Promise<Outcome> {
  const name = cut(body.name, maxWithdrawalName);
  if (!isVisibleText(name)) return fail('name_required', { field: 'name' });
  const order = cut(body.order, maxWithdrawalOrder);
  if (!isVisibleText(order)) return fail('order_required', { field: 'order' });
  const email = normalizeEmail(body.email);
  if (checkEmail(email) !== null) return fail('invalid_email', { field: 'email' });

  const { ends = null, client_id: clientId = null } = body;
  const declared: Declared = { site: call.site, name, order, email, ends, reason: cut(body.reason ?? '', maxCancellationReason) };
  return transact(deps.db, (tx) => store(deps, tx, declared, { clientId, proof: body.proof }, call));
}

type Proof = BodyOf<typeof endpoint>['proof'];

async function store(
  deps: WithdrawalDeps,
  tx: Tx,
  declared: Declared,
  { clientId, proof }: { readonly clientId: string | null; readonly proof: Proof },
  call: Call,
): Promise<Success<ReplyOf<typeof endpoint>>> {
  const now = deps.clock.now();
  const network = deps.networks.sign(`${call.site}\n${wideNetworkOf(call.network) ?? call.network}`);
  await lockDeclarer(tx, declared, network);
  const since = new Date(now.getTime() - day);
  const { settings } = await deps.sites.byId(call.site);
  const language = pickLanguage(call.locale, settings.domain_language);
  const earlier = await findReceipt(tx, declared, clientId, since);
  if (earlier !== null) return (await sendReceipt(deps, tx, { ...declared, ...earlier, language }, { isNew: false, proof }, call)).response;

  const member = call.viewer?.userId ?? null;
  const viewer = (await keepMember(tx, member)) ? member : null;
  const boughtSince = new Date(now.getTime() - (settings.refund_days + someDays) * day);
  const guesses = await countGuesses(tx, network, since);
  const named = await matchOrder(tx, declared, viewer, boughtSince);
  const match = (await keepMember(tx, named?.user ?? null)) ? named : null;
  const found = match !== null && !match.own && guesses >= maxGuesses ? null : match;
  const guessedBy = found === null && readOrderNumber(declared.order) !== null ? network : null;
  const number = newReceiptNumber(declared.ends === null ? 'W' : 'K');
  const withdrawal = { ...declared, number, clientId: clientId ?? randomUUID(), language, found, viewer, guessedBy };
  // The number is random: a collision is practically impossible, and the browser tries again.
  if (!(await insertWithdrawal(tx, withdrawal, now))) throw new Error('the receipt number is taken');
  const receipt = { ...declared, number, language, receivedAt: now, confirmed: found?.own === true, sentAt: null };
  const { response, atOnce } = await sendReceipt(deps, tx, receipt, { isNew: true, proof }, call);
  if (found !== null) await warnOwner(tx, deps, { ...receipt, receiptAtOnce: atOnce }, found, call.origin);
  return response;
}

/** The reply. The declaration counts in any case, also while its receipt waits for the rate limit or for a proof of work. */
async function sendReceipt(
  { clock, mails, withdrawalLinks }: WithdrawalDeps,
  tx: Tx,
  receipt: ReceiptOf & Pick<Receipt, 'sentAt'>,
  { isNew, proof }: { readonly isNew: boolean; readonly proof: Proof },
  call: Call,
): Promise<{ readonly response: Success<ReplyOf<typeof endpoint>>; readonly atOnce: boolean }> {
  const { number, email, site, receivedAt, sentAt } = receipt;
  const now = clock.now();
  const since = new Date(now.getTime() - day);
  const reply = { number, received_at: receivedAt.toISOString() };
  const isProven = await ownsAddress(tx, call.viewer, email);
  if (isNew && !isProven && (await countReceipts(tx, site, email, since)) >= maxReceiptsOfAddress)
    return { response: ok(reply), atOnce: false };
  if (isNew ? (await takeReceipt(tx, number, now)) === null : sentAt === null) return { response: ok(reply), atOnce: false };
  const order = receiptMail(withdrawalLinks, receipt, call.origin);
  const challenge = await mails.postReceipt(tx, order, { number, isNew, proof, isProven }, call);
  return { response: ok({ ...reply, ...(challenge !== null && { challenge }) }), atOnce: challenge === null };
}

const cut = (text: string, length: number): string =>
  cleanText(withoutHidden(text.replace(/\s+/g, ' ')))
    .slice(0, length)
    .toWellFormed();
