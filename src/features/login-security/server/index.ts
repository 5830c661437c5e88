import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Challenges, Codes } from '#features/account/server/index.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import {
  addPasskey as addPasskeyEndpoint,
  confirm as confirmEndpoint,
  getLoginSecurity,
  removePasskey as removePasskeyEndpoint,
  renamePasskey as renamePasskeyEndpoint,
  renewRecoveryCodes as renewRecoveryCodesEndpoint,
  startAuthenticator as startAuthenticatorEndpoint,
  startPasskey as startPasskeyEndpoint,
  turnOffAuthenticator as turnOffAuthenticatorEndpoint,
  turnOnAuthenticator as turnOnAuthenticatorEndpoint,
} from '../contract/endpoints.ts';
import { renewRecoveryCodes, startAuthenticator, turnOffAuthenticator, turnOnAuthenticator } from './authenticator.ts';
import { confirm } from './confirm.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys.ts';
import { presentLoginSecurity } from './present-login-security.ts';

interface Dependencies {
  readonly mails: Mails;
  readonly sites: Sites;
  readonly challenges: Challenges;
  readonly codes: Codes;
}

/** Passkeys, one-time codes and recovery codes, as their member sees and changes them; logging in with them is of `account`. */
export { readName, readPasskey } from './passkeys.ts';

export function createLoginSecurity({ database, clock, secret, security }: Platform, dependencies: Dependencies): Feature {
  const deps = { ...dependencies, db: database.db, clock, secret, security };
  return {
    routes: tagged('login-security', 'Passkeys, authenticator and recovery codes of a member.', [
      route(getLoginSecurity, async (_input, call) => ok({ login_security: await presentLoginSecurity(deps, call) })),
      route(confirmEndpoint, ({ body }, call) => confirm(deps, body, call)),
      route(startPasskeyEndpoint, (_input, call) => startPasskey(deps, call)),
      route(addPasskeyEndpoint, ({ body }, call) => addPasskey(deps, body, call)),
      route(renamePasskeyEndpoint, ({ body }, call) => renamePasskey(deps, body, call)),
      route(removePasskeyEndpoint, ({ body }, call) => removePasskey(deps, body.id, call)),
      route(startAuthenticatorEndpoint, (_input, call) => startAuthenticator(deps, call)),
      route(turnOnAuthenticatorEndpoint, ({ body }, call) => turnOnAuthenticator(deps, body, call)),
      route(turnOffAuthenticatorEndpoint, (_input, call) => turnOffAuthenticator(deps, call)),
      route(renewRecoveryCodesEndpoint, ({ body }, call) => renewRecoveryCodes(deps, body, call)),
    ]),
  };
}
