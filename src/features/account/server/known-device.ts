import type { Call } from '#platform/server/http/context.ts';
import { newToken, type Signer } from '#platform/server/secrets.ts';
import { counterOf } from './login-throttle.ts';

const deviceCookie = 'device';
const deviceSeconds = 365 * 24 * 3600;

/** Known devices count for themselves, unknown ones share one counter for network and account, existing or not. */
export function loginCounter(devices: Signer, call: Call, email: string): Buffer {
  const device = readDevice(devices, call, email);
  return device === null ? counterOf('unknown', call.site, call.network, email) : counterOf('device', call.site, device, email);
}

/** From now on this browser is one that has logged in to the account. */
export function rememberDevice(devices: Signer, call: Call, email: string): void {
  const known = readDevice(devices, call, email) === null ? newDevice(devices, call, email) : (call.cookie(deviceCookie) ?? '');
  call.setCookie(deviceCookie, known, { maxAgeSeconds: deviceSeconds, httpOnly: true });
}

/**
 * The device's own number when it has logged in to this account before, proven by our signature. Of this site: on another
 * one anybody may have signed up with the address, and would know as many devices as they like.
 */
function readDevice(devices: Signer, call: Call, email: string): string | null {
  const [id, signature] = (call.cookie(deviceCookie) ?? '').split('.');
  return id && signature && devices.verify(accountOn(call, id, email), signature) ? id : null;
}

function newDevice(devices: Signer, call: Call, email: string): string {
  const id = newToken();
  return `${id}.${devices.sign(accountOn(call, id, email))}`;
}

const accountOn = ({ site }: Call, id: string, email: string): string => [id, site, email].join('\n');
