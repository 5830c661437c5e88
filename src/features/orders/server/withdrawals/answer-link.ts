import type { BodyOf, CodeOf, QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { findUser } from '#features/account/server/index.ts';
import type { confirmDeclaration, getDeclaration } from '../../contract/withdrawal.ts';
import { findOrderIn } from '../order/order-repo.ts';
import { findDeclaration } from './declaration-repo.ts';
import { mailOutcome, type OutcomeDeps } from './mail-outcome.ts';
import { leaveToPerson, lockOpenWithdrawal, setConfirmed, setOutcome } from './open-withdrawal-repo.ts';
import type { WithdrawalLink, WithdrawalLinks } from './withdrawal-links.ts';

interface Deps extends OutcomeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly withdrawalLinks: WithdrawalLinks;
}

type Body = BodyOf<typeof confirmDeclaration>;
type Outcome = Result<ReplyOf<typeof confirmDeclaration>, CodeOf<typeof confirmDeclaration>>;

/** The declaration that a mailed link is about. The answer is the same whether or not the order exists. */
export async function readDeclaration(
  { db, withdrawalLinks }: Deps,
  { token }: QueryOf<typeof getDeclaration>,
): Promise<Result<ReplyOf<typeof getDeclaration>, CodeOf<typeof getDeclaration>>> {
  const link = withdrawalLinks.read(token);
  const found = link && (await findDeclaration(db, link.number));
  if (!link || !found) return fail('link_expired');
  return ok({ ...found, owner: link.role === 'owner' });
}

/** "That was me": the next run of the job carries it out. If the declared address is not the account's, it still waits for a day. */
export const confirm = (deps: Deps, { token }: Body): Promise<Outcome> =>
  answer(deps, token, async (tx, link, now) => {
    const withdrawal = await lockOpenWithdrawal(tx, link.number);
    if (withdrawal !== null) await setConfirmed(tx, withdrawal.id, (await isBuyer(tx, link, withdrawal)) ? 'buyer' : 'declarer', now);
  });

/**
 * "That wasn't me": from the account's own address this ends the declaration. From another address, which may have been mistyped, a
 * person decides, so that a stranger's click costs nobody a right.
 */
export const deny = (deps: Deps, { token }: Body): Promise<Outcome> =>
  answer(deps, token, async (tx, link, now) => {
    const withdrawal = await lockOpenWithdrawal(tx, link.number);
    if (withdrawal === null || withdrawal.approvedAt !== null) return;
    if (!(await isBuyer(tx, link, withdrawal))) return leaveToPerson(tx, withdrawal.id, 'not_mine');
    await setOutcome(tx, withdrawal.id, 'denied', 'denied', now);
    await mailOutcome(tx, deps, withdrawal, null, { refund: null, why: 'denied' });
  });

async function answer(
  { db, clock, withdrawalLinks }: Deps,
  token: string,
  act: (tx: Tx, link: WithdrawalLink, now: Date) => Promise<void>,
): Promise<Outcome> {
  const link = withdrawalLinks.read(token);
  if (link === null) return fail('link_expired');
  await transact(db, (tx) => act(tx, link, clock.now()));
  return ok({});
}

async function isBuyer(tx: Tx, { role }: WithdrawalLink, { order: id, email }: { readonly order: number | null; readonly email: string }) {
  const order = id === null ? null : await findOrderIn(tx, id);
  const owner = order && (await findUser(tx, order.userId));
  return owner !== null && (role === 'owner' || owner.email === email);
}
