import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { transact } from '#platform/server/db/transact.ts';
import { findUser, lockUser } from '#features/account/server/index.ts';
import type { DebitForm, DirectDebit, sendDirectDebit } from '../../contract/direct-debit.ts';
import { ibanProblem, plainIban } from '../../contract/iban.ts';
import { listDues } from '../dues/due-repo.ts';
import { findOrder, lockOrder } from '../orders/order-repo.ts';
import { findHomeCountry } from '../packages/buyer-repo.ts';
import { overLimit } from './account-limit.ts';
import { findReturnedDebit } from './debit-repo.ts';
import type { DebitDeps } from './deps.ts';
import { fingerprintOf, hashCode, newCode, openDetails, sealDetails } from './details.ts';
import { presentDirectDebit } from './present-direct-debit.ts';
import { countSends, findRequest, putRequest, setSms } from './request-repo.ts';
import { codeMinutes, dayMs, maxSendsOfDay, maxSendsOfOrder, smsTimeoutMs } from './rules.ts';
import { codeText } from './sms-text.ts';

type Problem = 'iban_invalid' | 'iban_country' | 'phone_invalid';
type Refusal =
  | Problem
  | 'blocked_account'
  | 'spending_frozen'
  | 'limit_reached'
  | 'too_many_codes'
  | 'sms_failed'
  | 'order_closed'
  | 'not_found';
type Stored = { readonly to: string; readonly code: string } | 'repeated';

/** Nothing of the form is kept in clear, and nothing at all is ordered before the code is confirmed. */
export async function sendCode(
  deps: DebitDeps,
  body: BodyOf<typeof sendDirectDebit>,
  { viewer, site, log }: Call<Viewer>,
): Promise<Result<{ direct_debit: DirectDebit }, Refusal>> {
  const stored = await store(deps, body, viewer.userId);
  if (!stored.ok) return stored;
  if (stored.value !== 'repeated') {
    const [user, { settings }] = await Promise.all([findUser(deps.db, viewer.userId), deps.sites.byId(site)]);
    try {
      const { to, code } = stored.value;
      await deps.sms.send({ to, text: codeText(user?.language ?? 'de', { code, site: settings.name, minutes: codeMinutes }) });
      await setSms(deps.db, body.order, body.client_id, 'sent');
    } catch (error) {
      await setSms(deps.db, body.order, body.client_id, 'failed');
      log.warn({ order: body.order, error: String(error) }, 'a direct debit code was not sent');
      return fail('sms_failed');
    }
  }
  const order = await findOrder(deps.db, viewer.userId, body.order);
  return order === null ? fail('not_found') : ok({ direct_debit: await presentDirectDebit(deps, order) });
}

function store(deps: DebitDeps, body: BodyOf<typeof sendDirectDebit>, user: UserId): Promise<Result<Stored, Refusal>> {
  const { db, clock, sealer, signer } = deps;
  const now = clock.now();
  return transact(db, async (tx): Promise<Result<Stored, Refusal>> => {
    const order = await lockOrder(tx, body.order);
    if (order === null || order.userId !== user || order.provider !== 'direct_debit') return fail('not_found');
    if (order.state !== 'loading') return fail('order_closed');
    // Counted for the member, so forms of several orders wait for each other.
    await lockUser(tx, user);
    const earlier = await findRequest(tx, order.id);
    const failed = earlier?.sms === 'failed' || (earlier?.sms === 'sending' && now.getTime() - earlier.sentAt.getTime() > smsTimeoutMs);
    if (earlier?.clientId === body.client_id && !failed) return ok('repeated');
    if ((await findReturnedDebit(tx, user)) !== null) return fail('blocked_account');
    if ((await listDues(tx, user)).length > 0) return fail('spending_frozen');
    const form = body.form ?? (earlier && openDetails(sealer, earlier.details));
    if (form === null) return fail('not_found');
    const clean = cleanForm(form, await findHomeCountry(tx, user));
    if (!clean.ok) return clean;
    const details = { ...clean.value, country: order.country };
    const over = await overLimit(tx, fingerprintOf(signer, details.iban), order.total.amount, deps.ibanLimit, now);
    if (over !== null) return fail('limit_reached', over);
    const today = await countSends(tx, user, new Date(now.getTime() - dayMs));
    if (today >= maxSendsOfDay || (earlier?.sends ?? 0) >= maxSendsOfOrder) return fail('too_many_codes');
    const code = newCode();
    const request = { order: order.id, user, clientId: body.client_id, details: sealDetails(sealer, details) };
    await putRequest(tx, { ...request, codeHash: hashCode(signer, order.id, code) }, now);
    return ok({ to: details.phone, code });
  });
}

function cleanForm(form: DebitForm, country: string | null): Result<DebitForm, Problem> {
  const problem = ibanProblem(form.iban);
  if (problem !== null) return fail(problem);
  const iban = plainIban(form.iban);
  const phone = phoneOf(form.phone, [country, iban.slice(0, 2)]);
  if (phone === null) return fail('phone_invalid');
  const line = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
  return ok({
    account_holder: line(form.account_holder),
    iban,
    street: line(form.street),
    house_number: line(form.house_number),
    zip: line(form.zip),
    city: line(form.city),
    phone,
  });
}

/** E.164; a number without a country code is tried with each country. */
function phoneOf(text: string, countries: readonly (string | null)[]): string | null {
  for (const country of countries) {
    const known = country !== null && isSupportedCountry(country) ? country : undefined;
    const phone = parsePhoneNumberFromString(text, { ...(known && { defaultCountry: known }), extract: false });
    if (phone?.isValid()) return phone.number;
  }
  return null;
}
