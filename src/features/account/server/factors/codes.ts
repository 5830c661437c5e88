import { createHmac } from 'node:crypto';
import * as OTPAuth from 'otpauth';
import type { UserId } from '#platform/contract/ids.ts';
import { cleanValue } from '#platform/contract/text/typed-value.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { createSealer } from '#platform/server/sealer.ts';
import { createSigner } from '#platform/server/secrets.ts';
import { findAuthenticator, claimRecoveryCode, claimStep } from './authenticator-repo.ts';

const periodSeconds = 30;

/** One-time codes of an authenticator app (RFC 6238), and the recovery codes that replace them. */
export interface Codes<Id extends number = UserId> {
  /** A new secret for an app, sealed as it is stored. */
  newSecret(): Buffer;
  /** The data for setting up the app: the secret to type, and the URI in the QR code. */
  describe(sealed: Buffer, issuer: string, account: string): { readonly secret: string; readonly uri: string };
  /** Whether the member's app shows this code now, or up to 30 seconds before or after. A correct code is used up. */
  checkAppCode(within: Db | Tx, user: Id, code: string): Promise<boolean>;
  /** Accepts a code of the app or a recovery code, once the app is confirmed. */
  check(within: Db | Tx, user: Id, code: string): Promise<boolean>;
  /**
   * Ten recovery codes, of which only hashes are stored. They are derived from the client id of the call, so a repeated call whose
   * response was lost returns the same codes.
   */
  recoveryCodes(user: Id, clientId: string): string[];
  recoveryHash(user: Id, code: string): Buffer;
}

/** Where the app's secret and the recovery codes of somebody are stored. */
export interface CodeStore<Id extends number> {
  /** Separates the secrets of one store from those of another; empty for members. */
  readonly prefix: string;
  /** The sealed secret of the app; null without one. */
  secretOf(within: Db | Tx, id: Id): Promise<Buffer | null>;
  /** False when the code of this or a later time step was already used. */
  claimStep(within: Db | Tx, id: Id, step: number): Promise<boolean>;
  /** False when there is no such unused code. */
  claimRecoveryCode(within: Db | Tx, id: Id, codeHash: Buffer, now: Date): Promise<boolean>;
}

const ofMembers: CodeStore<UserId> = {
  prefix: '',
  secretOf: async (within, user) => (await findAuthenticator(within, user))?.secret ?? null,
  claimStep,
  claimRecoveryCode,
};

export const createCodes = (secret: string, clock: Clock): Codes => createCodesOf(ofMembers, secret, clock);

export function createCodesOf<Id extends number>(store: CodeStore<Id>, secret: string, clock: Clock): Codes<Id> {
  const sealer = createSealer(secret, `${store.prefix}authenticator`);
  const hashes = createSigner(secret, `${store.prefix}recovery-hash`);
  const appOf = (base32: string, issuer = '', label = '') =>
    new OTPAuth.TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: periodSeconds, secret: OTPAuth.Secret.fromBase32(base32) });
  const recoveryHash: Codes<Id>['recoveryHash'] = (user, code) => Buffer.from(hashes.sign(`${user}\n${plain(code)}`), 'base64url');
  const checkAppCode: Codes<Id>['checkAppCode'] = async (within, user, code) => {
    const sealed = await store.secretOf(within, user);
    if (sealed === null) return false;
    const timestamp = clock.now().getTime();
    const token = typed(code);
    const delta = appOf(sealer.open(sealed)).validate({ token, timestamp, window: 1 });
    return delta !== null && store.claimStep(within, user, Math.floor(timestamp / 1000 / periodSeconds) + delta);
  };
  return {
    newSecret: () => sealer.seal(new OTPAuth.Secret({ size: 20 }).base32),
    describe(sealed, issuer, account) {
      const base32 = sealer.open(sealed);
      return { secret: base32, uri: appOf(base32, issuer, account).toString() };
    },
    checkAppCode,
    async check(within, user, code) {
      if (/^\d{6}$/.test(typed(code))) return checkAppCode(within, user, code);
      return store.claimRecoveryCode(within, user, recoveryHash(user, code), clock.now());
    },
    recoveryCodes: (user, clientId) =>
      Array.from({ length: 10 }, (_, index) => recoveryCode(secret, `${store.prefix}recovery-code`, [user, clientId, index].join('\n'))),
    recoveryHash,
  };
}

/** Crockford's base 32, in which no two characters look alike. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz';

/** 50 bits in two groups. */
function recoveryCode(secret: string, purpose: string, of: string): string {
  const bytes = createHmac('sha256', secret).update(`${purpose}\n${of}`).digest().subarray(0, 10);
  const text = [...bytes].map((byte) => signs[byte % signs.length]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** Removes spaces and separators. */
const typed = (code: string): string =>
  cleanValue(code)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Maps letters that people type by mistake to the intended characters. */
const plain = (code: string): string => typed(code).replace(/o/g, '0').replace(/[il]/g, '1');
