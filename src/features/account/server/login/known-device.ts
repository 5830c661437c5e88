import type { SiteId } from '#platform/contract/ids.ts';
import type { Call } from '#platform/server/http/context.ts';
import { newToken, type Signer } from '#platform/server/secrets.ts';
import { counterOf } from './login-throttle.ts';

const deviceCookie = 'device';
const deviceSeconds = 365 * 24 * 3600;

/**
 * What an attempt is counted by. Each known device has a counter of its own; unknown ones share one per network and address,
 * and one per address over all networks, whether or not the account exists.
 */
interface LoginCounters {
  readonly device: Buffer;
  /** Null for a known device. */
  readonly account: Buffer | null;
}

/** `step`: codes are counted apart from passwords. */
export function loginCounters(devices: Signer, call: Call, email: string, step: 'password' | 'second-step' = 'password'): LoginCounters {
  const counted = step === 'password' ? email : `${step} ${email}`;
  const device = readDevice(devices, call, email);
  if (device !== null) return { device: counterOf('device', call.site, device, counted), account: null };
  return { device: counterOf('unknown', call.site, call.network, counted), account: accountCounter(call.site, counted) };
}

/** A browser that has logged in to the account with this address, as it was typed. */
export const isKnownDevice = (devices: Signer, call: Call, email: string): boolean =>
  readDevice(devices, call, email.trim().toLowerCase()) !== null;

export const accountCounter = (site: SiteId, email: string): Buffer => counterOf('account', site, email);

/** Marks this browser as one that has logged in to the account. */
export function rememberDevice(devices: Signer, call: Call, email: string): void {
  const known = readDevice(devices, call, email) === null ? newDevice(devices, call, email) : (call.cookie(deviceCookie) ?? '');
  call.setCookie(deviceCookie, known, { maxAgeSeconds: deviceSeconds, httpOnly: true });
}

/**
 * The device's id if it has logged in to this account before, proven by our signature. The signature covers the site: on
 * another site anybody may have signed up with the address, and could create any number of known devices.
 */
function readDevice(devices: Signer, call: Call, email: string): string | null {
  const [id, signature] = (call.cookie(deviceCookie) ?? '').split('.');
  return id && signature && devices.verify(signaturePayload(call, id, email), signature) ? id : null;
}

function newDevice(devices: Signer, call: Call, email: string): string {
  const id = newToken();
  return `${id}.${devices.sign(signaturePayload(call, id, email))}`;
}

const signaturePayload = ({ site }: Call, id: string, email: string): string => [id, site, email].join('\n');
