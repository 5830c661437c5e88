import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { normalizeEmail } from '../../contract/rules.ts';
import { addKnown, isIssued, isKnown } from './known-device-repo.ts';
import { counterOf } from './login-throttle.ts';

const deviceCookie = 'device';
const deviceSeconds = 365 * 24 * 3600;

/** More devices than anybody uses. Each known device has its own counter, so too many would allow too many guesses. */
const maxDevices = 20;

/**
 * The counters of a login attempt. Each known device has its own. Unknown devices share one per network and address, and one per
 * address over all networks, whether or not the account exists.
 */
interface LoginCounters {
  readonly device: Buffer;
  /** Null for a known device. */
  readonly account: Buffer | null;
  /** Whose login it is. */
  readonly owner: Buffer;
}

/** `step`: codes have counters of their own, apart from passwords. */
export async function loginCounters(
  db: Db,
  call: Call,
  email: string,
  step: 'password' | 'second-step' = 'password',
): Promise<LoginCounters> {
  const counted = step === 'password' ? email : `${step} ${email}`;
  const owner = accountCounter(call.site, email);
  const token = readToken(call);
  if (token !== null && (await isKnown(db, call.site, email, hashToken(token))))
    return { device: counterOf('device', call.site, token, counted), account: null, owner };
  return { device: counterOf('unknown', call.site, call.network, counted), account: accountCounter(call.site, counted), owner };
}

/** Whether this browser has logged in to the account with this address. `email`: as typed. */
export async function isKnownDevice(db: Db, call: Call, email: string): Promise<boolean> {
  const token = readToken(call);
  return token !== null && isKnown(db, call.site, normalizeEmail(email), hashToken(token));
}

export const accountCounter = (site: SiteId, email: string): Buffer => counterOf('account', site, email);

/**
 * Marks this browser as a known device of the account, until its password changes. A cookie that was not set by a login is replaced,
 * because an attacker who put it there may know its value.
 */
export async function rememberDevice(db: Db | Tx, call: Call, user: UserId, now: Date): Promise<void> {
  const brought = readToken(call);
  const token = brought !== null && (await isIssued(db, hashToken(brought))) ? brought : newToken();
  await addKnown(db, user, hashToken(token), now, maxDevices);
  call.setCookie(deviceCookie, token, { maxAgeSeconds: deviceSeconds, httpOnly: true });
}

function readToken(call: Call): string | null {
  const token = call.cookie(deviceCookie) ?? '';
  return /^[\w-]{43}$/.test(token) ? token : null;
}
