import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, type Result } from '#platform/contract/result.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { hashToken, type Signer } from '#platform/server/secrets.ts';
import type { loginByLink as endpoint } from '../../contract/factors.ts';
import type { User } from '../../contract/user.ts';
import { hasAuthenticator } from '../factors/authenticator-repo.ts';
import { createSessionFrom, type CreateSessionDeps } from '../factors/create-session.ts';
import { askSecondStep } from '../factors/second-step.ts';
import { findLink, markLinkUsed } from '../mail-links/link-token-repo.ts';
import { issueLinkToken, openLink } from '../mail-links/link-tokens.ts';
import { isOpen } from '../user/status-transitions.ts';
import type { UserRow } from '../user/user-repo.ts';

interface Deps extends CreateSessionDeps {
  /** Signs the proof that a link was opened, for members who still need a code. */
  readonly steps: Signer;
}

/** A mail link to `path` of the site that also logs the member in. */
export async function loginLink(tx: Tx, clock: Clock, user: UserId, { origin, path }: { origin: string; path: string }): Promise<string> {
  const token = await issueLinkToken(tx, clock, user, { purpose: 'login' });
  return `${origin}/l-${token}?to=${encodeURIComponent(path)}`;
}

/**
 * Logs in with a mailed link, once. A member with codes turned on needs one, as after the password. A repeated call whose response
 * was lost gets the same session.
 */
export async function loginByLink(
  deps: Deps,
  { token, client_id: clientId }: BodyOf<typeof endpoint>,
  call: Call,
): Promise<Result<{ user: User }, 'link_expired' | 'second_step_required'>> {
  const { db, clock, steps, security } = deps;
  const link = await findLink(db, hashToken(token));
  if (link?.purpose !== 'login') {
    security.write({ event: 'login', outcome: 'refused', reason: 'login_link' }, call);
    return fail('link_expired');
  }
  if (await hasAuthenticator(db, link.user)) {
    const user = await db.transaction().execute((tx) => take(tx, clock, token, call));
    security.write(
      { event: 'login', outcome: 'refused', reason: user === null ? 'login_link' : 'second_step_required', user: link.user },
      call,
    );
    if (user === null) return fail('link_expired');
    askSecondStep(steps, clock, user, call);
    return fail('second_step_required');
  }
  const entered = await createSessionFrom(
    deps,
    {
      id: link.user,
      reason: 'login_link',
      proof: `login-link\n${token}\n${clientId}`,
      // Codes may have been turned on since the check above.
      use: async (tx) => !(await hasAuthenticator(tx, link.user)) && (await take(tx, clock, token, call)) !== null,
    },
    call,
  );
  return entered.ok ? entered : fail('link_expired');
}

/** Uses the link up. Null when it was already used, has expired, or its account is closed. */
async function take(tx: Tx, clock: Clock, token: string, { site }: Pick<Call, 'site'>): Promise<UserRow | null> {
  const link = await openLink(tx, clock, site, token, 'login');
  if (link === null || link.used || link.expired || !isOpen(link.user.status)) return null;
  await markLinkUsed(tx, hashToken(token), clock.now());
  return link.user;
}
