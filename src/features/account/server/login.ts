import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { newToken, type Signer } from '#platform/server/secrets.ts';
import type { User } from '../contract/user.ts';
import { counterOf, type LoginThrottle } from './login-throttle.ts';
import { checkPassword, hashPassword, isOutdated } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { findUserByEmail, setPasswordHash } from './user-repo.ts';
import type { PresentUser } from './present-user.ts';

interface Deps {
  readonly db: Db;
  readonly sessions: Sessions;
  readonly throttle: LoginThrottle;
  readonly devices: Signer;
  readonly presentUser: PresentUser;
}

const deviceCookie = 'device';
const deviceSeconds = 365 * 24 * 3600;

/** Same answer, in the same time, for a wrong password and an unknown address. */
export async function login(
  deps: Deps,
  body: { email: string; password: string },
  call: Call,
): Promise<Result<{ user: User }, 'login_failed' | 'too_many_attempts'>> {
  const { db, sessions, throttle, devices } = deps;
  const email = body.email.trim().toLowerCase();
  const device = readDevice(devices, call.cookie(deviceCookie), email);
  const counter = device === null ? counterOf('unknown', call.site, call.ip, email) : counterOf('device', call.site, device, email);
  const minutes = await throttle.blockedFor(counter);
  if (minutes > 0) return fail('too_many_attempts', { minutes });

  const user = await findUserByEmail(db, call.site, email);
  const mayEnter = user !== null && (user.status === 'active' || user.status === 'not_confirmed');
  const right = await checkPassword(mayEnter ? user.passwordHash : null, body.password);
  if (!right || user === null) {
    await throttle.failed(counter);
    return fail('login_failed');
  }
  await throttle.succeeded(counter);
  if (isOutdated(user.passwordHash)) await setPasswordHash(db, user.id, await hashPassword(body.password));
  await sessions.begin(db, user.id, call);
  call.setCookie(deviceCookie, device === null ? newDevice(devices, email) : (call.cookie(deviceCookie) ?? ''), {
    maxAgeSeconds: deviceSeconds,
    httpOnly: true,
  });
  return ok({ user: await deps.presentUser(user) });
}

/** The device's own number when it has logged in to this account before, proven by our signature. */
function readDevice(devices: Signer, cookie: string | undefined, email: string): string | null {
  const [id, signature] = (cookie ?? '').split('.');
  return id && signature && devices.verify(`${id}\n${email}`, signature) ? id : null;
}

function newDevice(devices: Signer, email: string): string {
  const id = newToken();
  return `${id}.${devices.sign(`${id}\n${email}`)}`;
}
