import type { BodyOf } from '#platform/contract/endpoint.ts';
import { userId } from '#platform/contract/ids.ts';
import { type Failure, fail, ok, type Result } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { checkEmail, isSameAsEmail, normalizeEmail } from '#features/account/contract/rules.ts';
import {
  counterOf,
  createLoginThrottle,
  findName,
  findUser,
  isOpen,
  sendActivationMail,
  setEmail,
  type UserRow,
} from '#features/account/server/index.ts';
import { endMailedLinks, notifyOldAddress } from '#features/account-settings/server/index.ts';
import { hasLookedAtData } from '#features/cases/server/index.ts';
import { type Act, type Entry, readLogWords, replying } from '#features/staff/server/index.ts';
import type { changeMemberEmail as endpoint } from '../../contract/endpoints.ts';
import type { ActDeps, StaffCall } from '../deps.ts';
import { lockMember } from '../lock-member.ts';
import { maskEmail } from '../masks.ts';
import { isProven } from './proofs.ts';

/** Refusals that tell something about the account or its proofs: they stand in the log. */
const loggedRefusals = ['proof_wrong', 'email_unchanged', 'name_is_email', 'email_taken'];

/** How long whoever has looked at a birth date cannot bring it as a proof. */
const seenMs = 24 * 3_600_000;

type Code = 'not_found' | 'account_closed' | 'email_unchanged' | 'name_is_email' | 'proof_wrong' | 'email_taken';

/**
 * Corrects the address of somebody who has lost the mailbox. Refused attempts count for the member, whoever of the staff makes them, and
 * stand in the log, so that nobody finds out a birth date by trying.
 */
export async function changeEmail(deps: ActDeps, body: BodyOf<typeof endpoint>, call: StaffCall, act: Act) {
  const { db, clock } = deps;
  const words = readLogWords(body.words);
  if (typeof words === 'object') return words;
  const invalid = checkEmail(body.email);
  if (invalid !== null) return fail(invalid.code, { field: 'email' });
  if (new Set(body.proofs.map(({ kind }) => kind)).size < 2) return fail('proofs_alike', { field: 'proofs' });
  const email = normalizeEmail(body.email);
  const user = userId(body.id);
  if ((await findUser(db, user))?.siteId !== call.site) return fail('not_found');
  const refused = async <Refusal extends Failure<string>>(refusal: Refusal): Promise<Refusal> => {
    await act(async () => ok({ value: null, subject: user, reason: refusal.code, words }));
    return refusal;
  };
  const since = new Date(clock.now().getTime() - seenMs);
  if (await hasLookedAtData(db, { staff: call.staff.staffId, user, what: 'birth_date', since }))
    return refused(fail('proof_seen', { field: 'proofs' }));
  const throttle = createLoginThrottle(db, clock);
  const counter = counterOf('proofs-of-member', user);
  const minutes = await throttle.minutesBlocked(counter);
  if (minutes > 0) return fail('too_many_attempts', { minutes });
  const origin = deps.siteOrigin(await deps.sites.byId(call.site));
  const changed = await act(async (tx): Promise<Result<Entry<null>, Code>> => {
    const member = await lockMember(tx, call.site, user);
    if (member === null) return fail('not_found');
    if (!isOpen(member.status)) return fail('account_closed');
    for (const proof of body.proofs) if (!(await isProven(tx, user, proof))) return fail('proof_wrong', { kind: proof.kind });
    if (member.email === email) return fail('email_unchanged', { field: 'email' });
    const name = await findName(tx, user);
    if (isSameAsEmail(name, email)) return fail('name_is_email', { field: 'email' });
    if (!(await setEmail(tx, user, email))) return fail('email_taken', { field: 'email' });
    await endMailedLinks(tx, user, clock.now());
    await notifyOldAddress(deps.mails, tx, member, email, origin);
    await mailNewAddress(deps, tx, { ...member, email }, { name, origin });
    return ok({ value: null, subject: user, reason: body.reason, words });
  });
  if (!changed.ok) return loggedRefusals.includes(changed.code) ? refused(changed) : changed;
  await throttle.succeeded(counter);
  return replying(changed, () => ({ email: maskEmail(email) }));
}

/** An account whose mailbox was never confirmed is confirmed by the new one. */
async function mailNewAddress(
  deps: ActDeps,
  tx: Tx,
  { id, siteId: site, email, language, status }: UserRow,
  { name, origin }: { readonly name: string; readonly origin: string },
): Promise<void> {
  if (status === 'not_confirmed') return sendActivationMail(deps, tx, { id, site, email, name, language }, origin);
  await deps.mails.post(tx, { kind: 'mail_corrected', params: { name, link: `${origin}/login` }, to: email, language, site, origin });
}
