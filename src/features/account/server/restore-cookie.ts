import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { Signer } from '#platform/server/secrets.ts';

/** What the password was right for, a moment ago: this account, as it was deleted then. */
interface Proof {
  readonly user: UserId;
  readonly deletedAt: Date;
}

const restoreCookie = 'restore';
const restoreSeconds = 15 * 60;

export function offerRestore(signer: Signer, call: Call, { user, deletedAt }: Proof, now: Date): void {
  const content = [user, deletedAt.getTime(), now.getTime() + restoreSeconds * 1000].join('-');
  call.setCookie(restoreCookie, `${content}.${signer.sign(content)}`, { maxAgeSeconds: restoreSeconds, httpOnly: true });
}

/** Null: there is none, it is not ours, or it is too old. */
export function readRestore(signer: Signer, call: Call, now: Date): Proof | null {
  const [content = '', signature = ''] = (call.cookie(restoreCookie) ?? '').split('.');
  if (!signer.verify(content, signature)) return null;
  const [user = 0, deletedAt = 0, until = 0] = content.split('-').map(Number);
  return until > now.getTime() ? { user: userId(user), deletedAt: new Date(deletedAt) } : null;
}

export const clearRestore = (call: Call): void => call.clearCookie(restoreCookie);
