import type { BodyOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import {
  callKey,
  claimCall,
  confirmedUntil,
  confirmPassword,
  confirmSession,
  findCall,
  verifyPasskey,
} from '#features/account/server/index.ts';
import type { confirm as endpoint } from '../contract/endpoints.ts';
import type { PasskeyDeps } from './passkeys.ts';
import { presentLoginSecurity } from './present-login-security.ts';

type Refusal = 'wrong_password' | 'too_many_attempts' | 'passkey_refused';

/** The member proves their identity again; for some minutes this session, and no other, counts as confirmed. */
export async function confirm(
  deps: PasskeyDeps,
  body: BodyOf<typeof endpoint>,
  call: Call<Viewer>,
): Promise<Result<ReplyOf<typeof endpoint>, Refusal>> {
  const { db, clock, security } = deps;
  const checked = 'password' in body ? await checkPassword(deps, body.password, call) : await checkPasskey(deps, body, call);
  if (checked === 'repeated') return ok({ login_security: await presentLoginSecurity(deps, call) });
  if (checked !== null) {
    security.write({ event: 'confirmation', outcome: 'refused', reason: checked.code }, call);
    return checked;
  }
  await confirmSession(db, call.viewer, clock.now());
  security.write({ event: 'confirmation', outcome: 'ok', reason: 'password' in body ? 'password' : 'passkey' }, call);
  return ok({ login_security: await presentLoginSecurity(deps, call) });
}

async function checkPassword(deps: PasskeyDeps, password: string, { viewer }: Call<Viewer>) {
  // Without one, a session that is confirmed would confirm itself for ever.
  if (password === '') return fail('wrong_password', { field: 'password' });
  const confirmed = await confirmPassword(deps, viewer, password, 'password');
  return confirmed.ok ? null : confirmed;
}

async function checkPasskey(
  deps: PasskeyDeps,
  { token, assertion }: Extract<BodyOf<typeof endpoint>, { token: string }>,
  call: Call<Viewer>,
) {
  const { db, clock, challenges } = deps;
  const { userId } = call.viewer;
  const challenge = challenges.open('confirm', token, call);
  if (challenge === null) return fail('passkey_refused');
  const key = callKey('challenge', challenge);
  // A repeated call whose response was lost: the challenge has already confirmed this session.
  if ((await findCall(db, key, clock.now())) !== null && (await confirmedUntil(db, call.viewer, clock.now())) !== null) return 'repeated';
  // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Ids.
  if ((await verifyPasskey(deps, assertion, challenge, call)) !== userId) return fail('passkey_refused');
  const first = await db.transaction().execute((tx) => claimCall(tx, key, userId, clock.now()));
  return first ? null : fail('passkey_refused');
}
