import { createHash } from 'node:crypto';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { fail, type Result } from '#platform/contract/result.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { passkeyLogin as endpoint } from '../../contract/factors.ts';
import type { User } from '../../contract/user.ts';
import { callKey, claimCall, findCall, rememberCall } from '../user/idempotency-key-repo.ts';
import type { Challenges } from './challenges.ts';
import { createSessionFrom, type CreateSessionDeps } from './create-session.ts';
import { findPasskey } from './passkey-repo.ts';
import { verifyPasskey } from './verify-passkey.ts';

interface Deps extends CreateSessionDeps {
  readonly challenges: Challenges;
}

/** Logs in with a passkey. The device has verified its owner, so neither password nor code is required. */
export async function passkeyLogin(
  deps: Deps,
  { token, assertion }: BodyOf<typeof endpoint>,
  call: Call,
): Promise<Result<{ user: User }, 'login_failed' | 'account_deleted' | 'suspended' | 'banned'>> {
  const { db, clock, security, challenges } = deps;
  const refused = (reason: string) => {
    security.write({ event: 'login', outcome: 'refused', reason }, call);
    return fail('login_failed');
  };
  const challenge = challenges.open('login', token, call);
  if (challenge === null) return refused('challenge_refused');
  const key = callKey('challenge', challenge);
  const response = createHash('sha256').update(Object.values(assertion).join('\n')).digest('base64url');
  const repeated = callKey('passkey-login', challenge, response);
  // A repeated response is only looked up: the device's signature counter has advanced, so verifying it again would fail.
  const known =
    (await findCall(db, repeated, clock.now())) === null ? null : await findPasskey(db, call.site, call.host, assertion.credential_id);
  const user = known?.user ?? (await verifyPasskey(deps, assertion, challenge, call));
  if (user === null) return refused('passkey_refused');
  return createSessionFrom(
    deps,
    {
      id: user,
      reason: 'passkey',
      proof: `passkey\n${challenge}\n${response}`,
      async use(tx) {
        if (!(await claimCall(tx, key, user, clock.now()))) return false;
        await rememberCall(tx, repeated, user, clock.now());
        return true;
      },
    },
    call,
  );
}
