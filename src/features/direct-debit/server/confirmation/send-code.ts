import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanLine } from '#platform/contract/text/typed-value.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { findUser, lockUser } from '#features/account/server/index.ts';
import type { DebitForm, DirectDebit, sendDirectDebit } from '../../contract/endpoints.ts';
import { ibanProblem, plainIban } from '../../contract/iban.ts';
import { findOrder, lockOrder } from '#features/orders/server/index.ts';
import { findHome } from '#features/shop/server/index.ts';
import { refuseForOwn } from './account-rules.ts';
import { type CodeRoute, countCodes, deleteCode, insertCode } from './code-repo.ts';
import type { DebitDeps } from '../deps.ts';
import { fingerprintsOf, hashCode, networkHash, newCode, openDetails, sealDetails } from '../debits/details.ts';
import { mobileNumberOf } from './mobile-number.ts';
import { presentDirectDebit } from './present-direct-debit.ts';
import { countSends, findRequest, putRequest, setSms } from './request-repo.ts';
import { codeMinutes, dayMs, maxSendsOfDay, maxSendsOfNetwork, maxSendsOfOrder, maxSendsToPhone, smsTimeoutMs } from '../rules.ts';
import { codeText } from './sms-text.ts';

type Problem = 'iban_invalid' | 'iban_country' | 'phone_invalid';
type Refusal =
  | Problem
  | 'blocked_account'
  | 'spending_frozen'
  | 'limit_reached'
  | 'first_debit_open'
  | 'activation_first'
  | 'too_many_codes'
  | 'sms_failed'
  | 'order_closed'
  | 'not_found';
type Stored = { readonly to: string; readonly code: string; readonly sent: number } | 'repeated';
type SendCall = Call<Viewer>;

/** Stores nothing of the form in clear text, and orders nothing before the code is confirmed. */
export async function sendCode(
  deps: DebitDeps,
  body: BodyOf<typeof sendDirectDebit>,
  call: SendCall,
): Promise<Result<{ direct_debit: DirectDebit }, Refusal>> {
  const { viewer, site, log } = call;
  const stored = await store(deps, body, call);
  if (!stored.ok) return stored;
  if (stored.value !== 'repeated') {
    const [user, { settings }] = await Promise.all([findUser(deps.db, viewer.userId), deps.sites.byId(site)]);
    const { to, code, sent } = stored.value;
    try {
      await deps.sms.send({ to, text: codeText(user?.language ?? 'de', { code, site: settings.name, minutes: codeMinutes }) });
      await setSms(deps.db, body.order, body.client_id, 'sent');
    } catch (error) {
      await setSms(deps.db, body.order, body.client_id, 'failed');
      await deleteCode(deps.db, sent);
      log.warn({ order: body.order, error: String(error) }, 'a direct debit code was not sent');
      return fail('sms_failed');
    }
  }
  const order = await findOrder(deps.db, viewer.userId, body.order);
  return order === null ? fail('not_found') : ok({ direct_debit: await presentDirectDebit(deps, order) });
}

async function store(
  deps: DebitDeps,
  body: BodyOf<typeof sendDirectDebit>,
  { viewer: { userId: user }, site, network, log }: SendCall,
): Promise<Result<Stored, Refusal>> {
  const { db, clock, sealer, signer } = deps;
  const now = clock.now();
  if ((await deps.sites.byId(site)).creditor === null) return fail('order_closed');
  return transact(db, async (tx): Promise<Result<Stored, Refusal>> => {
    const order = await lockOrder(tx, body.order);
    if (order === null || order.userId !== user || order.provider !== 'direct_debit') return fail('not_found');
    if (order.state !== 'loading') return fail('order_closed');
    // Codes are counted per member, so forms for several orders are serialized.
    await lockUser(tx, user);
    const earlier = await findRequest(tx, order.id);
    const failed = earlier?.sms === 'failed' || (earlier?.sms === 'sending' && now.getTime() - earlier.sentAt.getTime() > smsTimeoutMs);
    if (earlier?.clientId === body.client_id && !failed) return ok('repeated');
    const form = body.form ?? (earlier && openDetails(sealer, earlier.details));
    if (form === null) return fail('not_found');
    const clean = cleanForm(form, (await findHome(tx, user)).country);
    if (!clean.ok) return clean;
    const details = { ...clean.value, country: order.country };
    const fingerprints = fingerprintsOf(signer, details);
    const asked = { user, site, fingerprints, amount: order.total.amount, limit: deps.ibanLimit };
    const refusal = await refuseForOwn(tx, asked, now);
    if (refusal !== null) return refusal;
    const today = await countSends(tx, user, new Date(now.getTime() - dayMs));
    if (today >= maxSendsOfDay || (earlier?.sends ?? 0) >= maxSendsOfOrder) return fail('too_many_codes');
    const to = { site, phone: fingerprints.phone, network: networkHash(signer, network) };
    if (await isTooMany(deps, tx, to, log)) return fail('too_many_codes');
    const code = newCode();
    const request = { order: order.id, user, clientId: body.client_id, details: sealDetails(sealer, details) };
    await putRequest(tx, { ...request, codeHash: hashCode(signer, order.id, code) }, now);
    return ok({ to: details.phone, code, sent: await insertCode(tx, to, now) });
  });
}

/** Limits text messages: they cost money, some numbers earn from them, and the owner of the telephone may not have asked for any. */
async function isTooMany({ clock, limited, codesPerHour }: DebitDeps, tx: Tx, to: CodeRoute, log: SendCall['log']): Promise<boolean> {
  const sent = await countCodes(tx, to, clock.now());
  if (sent.phone >= maxSendsToPhone) return true;
  if (!limited) return false;
  if (sent.site >= codesPerHour) log.error({ site: to.site, codes: sent.site }, 'no more direct debit codes are sent within this hour');
  return sent.network >= maxSendsOfNetwork || sent.site >= codesPerHour;
}

function cleanForm(form: DebitForm, country: string | null): Result<DebitForm, Problem> {
  const problem = ibanProblem(form.iban);
  if (problem !== null) return fail(problem);
  const iban = plainIban(form.iban);
  const phone = mobileNumberOf(form.phone, [country, iban.slice(0, 2)]);
  if (phone === null) return fail('phone_invalid');
  return ok({
    account_holder: cleanLine(form.account_holder),
    iban,
    street: cleanLine(form.street),
    house_number: cleanLine(form.house_number),
    zip: cleanLine(form.zip),
    city: cleanLine(form.city),
    phone,
  });
}
