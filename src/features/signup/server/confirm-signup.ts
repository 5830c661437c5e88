import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { createSigner, hashToken } from '#platform/server/secrets.ts';
import type { SecurityLog } from '#platform/server/security-log.ts';
import {
  callKey,
  findCall,
  lockUser,
  presentUserById,
  type PresentUser,
  rememberCall,
  type Sessions,
  setActive,
} from '#features/account/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { confirmSignup as endpoint } from '../contract/endpoints.ts';
import { newcomerOf, type SignupBlocks } from './blocks.ts';
import { createAccount } from './create-account.ts';
import { pendingHours } from './keep-signup.ts';
import { deletePendingSignup, lockPendingSignup, type PendingSignup } from './pending-signup-repo.ts';
import { isMarkedBrowser } from './signup-browser.ts';

export interface ConfirmSignupDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
  readonly sites: Sites;
  readonly sessions: Sessions;
  readonly presentUser: PresentUser;
  readonly security: SecurityLog;
  readonly blocks: Pick<SignupBlocks, 'signedUp'>;
  /** Runs in the transaction that creates the account. */
  readonly signedUp: (tx: Tx, user: UserId, now: Date) => Promise<void>;
  /** Hook of other features, called in the transaction of the activation. The returned function is called after the commit. */
  readonly activated: (tx: Tx, user: UserId, now: Date) => Promise<() => void>;
}

interface Entered {
  readonly user: UserId;
  readonly isLoggedIn: boolean;
  readonly publish: () => void;
}

/**
 * Handles the link of a signup on a site that does not reveal accounts. Creates the account, already activated because the mail was
 * opened, and logs in the browser that signed up. In another browser the reader of the mail may be somebody else, who has to log in
 * with the password (user null). The session token is derived from the link and the client id, so a repeated call whose response was
 * lost gets the same session, and no other call gets one.
 */
export async function confirmSignup(
  deps: ConfirmSignupDeps,
  { token, client_id: clientId }: BodyOf<typeof endpoint>,
  call: Call,
): Promise<Result<ReplyOf<typeof endpoint>, 'link_expired'>> {
  const { db, clock, secret, presentUser, security } = deps;
  const now = clock.now();
  const own = { key: callKey('confirm-signup', token, clientId), session: sessionToken(secret, call.site, token, clientId) };
  const entered = await db.transaction().execute(async (tx) => {
    const pending = await lockPendingSignup(tx, call.site, hashToken(token));
    if (pending === null) return repeat(deps, tx, own, call);
    await deletePendingSignup(tx, call.site, pending.applicant.email);
    if (pending.createdAt.getTime() + pendingHours * 3_600_000 <= now.getTime()) return null;
    return enterNew(deps, tx, { pending, own, now }, call);
  });
  if (entered === null) {
    security.write({ event: 'login', outcome: 'refused', reason: 'signup_link' }, call);
    return fail('link_expired');
  }
  entered.publish();
  const { user, isLoggedIn } = entered;
  security.write({ event: isLoggedIn ? 'login' : 'signup_confirmed', outcome: 'ok', reason: 'signup', user }, call);
  return ok({ user: isLoggedIn ? await presentUserById(db, presentUser, user) : null });
}

interface Own {
  readonly key: Buffer;
  readonly session: string;
}

const sessionToken = (secret: string, site: SiteId, token: string, clientId: string): string =>
  createSigner(secret, 'session-of-signup').sign([site, token, clientId].join('\n'));

/** Null when the address has been taken meanwhile. */
async function enterNew(
  deps: ConfirmSignupDeps,
  tx: Tx,
  { pending, own, now }: { readonly pending: PendingSignup; readonly own: Own; readonly now: Date },
  call: Call,
): Promise<Entered | null> {
  const { applicant, passwordHash, clientId, browser, trafficSource, language, termsVersion, createdAt } = pending;
  const created = await createAccount(deps, tx, {
    applicant,
    passwordHash,
    clientId,
    trafficSource,
    language,
    now,
    consented: { at: createdAt, terms: termsVersion },
    site: await deps.sites.byId(call.site),
  });
  if (created === null) return null;
  const { user } = created;
  await deps.blocks.signedUp(tx, user, newcomerOf(applicant, call));
  await setActive(tx, user, now);
  const notify = await deps.activated(tx, user, now);
  await rememberCall(tx, own.key, user, now);
  const isLoggedIn = isMarkedBrowser(call, browser);
  if (!isLoggedIn) return { user, isLoggedIn, publish: notify };
  const endFormer = await deps.sessions.begin(tx, { id: user }, call, own.session);
  const publish = () => {
    notify();
    endFormer();
  };
  return { user, isLoggedIn, publish };
}

/** A repeated call gets its session again, if it had one. Any other call with a used link is refused. */
async function repeat({ clock, sessions }: ConfirmSignupDeps, tx: Tx, { key, session }: Own, call: Call): Promise<Entered | null> {
  const done = await findCall(tx, key, clock.now());
  const user = done?.user == null ? null : await lockUser(tx, done.user);
  if (user?.status !== 'active') return null;
  return { user: user.id, isLoggedIn: await sessions.resume(tx, user, session, call), publish: () => undefined };
}
