import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Signer } from '#platform/server/secrets.ts';

/** Proves that the password of this deleted account was entered recently. */
interface Proof {
  readonly user: UserId;
  readonly deletedAt: Date;
}

export const restoreCookie = 'restore';
const restoreSeconds = 15 * 60;

export function offerRestore(signer: Signer, call: Call, { user, deletedAt }: Proof, now: Date): void {
  const content = [user, deletedAt.getTime(), now.getTime() + restoreSeconds * 1000].join('-');
  call.setCookie(restoreCookie, `${content}.${signer.sign(content)}`, { maxAgeSeconds: restoreSeconds, httpOnly: true });
}

/** Null when the cookie is missing, forged or expired. */
export function readRestore(signer: Signer, call: Call, now: Date): Proof | null {
  const [content = '', signature = ''] = (call.cookie(restoreCookie) ?? '').split('.');
  if (!signer.verify(content, signature)) return null;
  const [user = 0, deletedAt = 0, until = 0] = content.split('-').map(Number);
  return until > now.getTime() ? { user: userId(user), deletedAt: new Date(deletedAt) } : null;
}

export const clearRestore = (call: Call): void => call.clearCookie(restoreCookie);
