import type { Db } from '#platform/server/db/open-database.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Call, Viewer } from '#platform/server/http/context.ts';
import { confirmedUntil, findAuthenticator } from '#features/account/server/index.ts';
import type { LoginSecurity } from '../contract/endpoints.ts';
import { countRecoveryCodes, listPasskeys } from './login-security-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/** The reply of every call of this feature: the current state. */
export async function presentLoginSecurity({ db, clock }: Deps, { viewer, host }: Call<Viewer>): Promise<LoginSecurity> {
  const { userId } = viewer;
  const [passkeys, authenticator, left, until] = await Promise.all([
    listPasskeys(db, userId),
    findAuthenticator(db, userId),
    countRecoveryCodes(db, userId),
    confirmedUntil(db, viewer, clock.now()),
  ]);
  return {
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.name,
      here: passkey.host === host,
      created_at: passkey.createdAt.toISOString(),
      used_at: passkey.usedAt?.toISOString() ?? null,
    })),
    authenticator_since: authenticator?.confirmedAt?.toISOString() ?? null,
    recovery_codes: left,
    confirmed_until: until?.toISOString() ?? null,
  };
}
