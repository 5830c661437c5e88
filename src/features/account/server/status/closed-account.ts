import { fail, type Failure } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { createSigner, type Signer } from '#platform/server/secrets.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { isClosed } from '../user/status-transitions.ts';
import { lockUser, type UserRow } from '../user/user-repo.ts';
import { reopen } from './standing-repo.ts';

/** Signs access to one decision, for the page that the refusal of a login leads to. */
export const createDecisionSigner = (secret: string): Signer => createSigner(secret, 'decision');

const tokenMinutes = 60;

/** A token with which its holder can read one decision about the member for an hour, and appeal against it. */
export function decisionToken(signer: Signer, { user, number }: { readonly user: UserId; readonly number: string }, now: Date): string {
  const content = [user, number, now.getTime() + tokenMinutes * 60_000].join('.');
  return `${content}.${signer.sign(content)}`;
}

/** The member and the decision of a token; null when it is forged or over. */
export function readDecisionToken(signer: Signer, token: string, now: Date): { readonly user: UserId; readonly number: string } | null {
  const end = token.lastIndexOf('.');
  const content = token.slice(0, Math.max(end, 0));
  if (!signer.verify(content, token.slice(end + 1))) return null;
  const [user = '', number = '', until = ''] = content.split('.');
  return Number(until) > now.getTime() ? { user: userId(Number(user)), number } : null;
}

/** Whether a login can say that a decision has closed the account: after the right password only. */
export const isClosedByDecision = ({ status, closedBy }: UserRow): boolean => isClosed(status) && closedBy !== null;

/** Ends a suspension whose time is over: no job has to run for it. The caller has locked the member. */
export async function openIfOver(tx: Tx, user: UserRow, now: Date): Promise<UserRow> {
  if (user.status !== 'suspended' || user.closedUntil === null || user.closedUntil > now) return user;
  await reopen(tx, user);
  return (await lockUser(tx, user.id)) ?? user;
}

/** Why the login is refused: the decision and, for its page, a token. */
export function closedRefusal(signer: Signer, user: UserRow, now: Date): Failure<'suspended' | 'banned'> {
  const number = user.closedBy ?? '';
  const token = decisionToken(signer, { user: user.id, number }, now);
  if (user.status !== 'suspended') return fail('banned', { number, token });
  return fail('suspended', { number, token, ...(user.closedUntil !== null && { until: user.closedUntil.toISOString() }) });
}
