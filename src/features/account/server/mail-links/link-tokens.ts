import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { findLink, insertLinkToken, markLinkUsed } from './link-token-repo.ts';
import { lockUser, type UserRow } from '../user/user-repo.ts';

export type LinkPurpose = 'activation' | 'password_reset' | 'mail_change' | 'login';

/** Hours for which a link of each purpose is valid. */
export const hoursValid = { activation: 72, password_reset: 2, mail_change: 24, login: 0.5 } as const satisfies Record<LinkPurpose, number>;

export const isLinkPurpose = (purpose: string): purpose is LinkPurpose => purpose in hoursValid;

/** The purpose of a new link; for a mail change also the new address. */
type LinkRequest = { readonly purpose: Exclude<LinkPurpose, 'mail_change'> } | { readonly purpose: 'mail_change'; readonly email: string };

/** Creates a single-use token for a link in a mail. */
export async function issueLinkToken(db: Db | Tx, clock: Clock, user: UserId, request: LinkRequest): Promise<string> {
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + hoursValid[request.purpose] * 3_600_000);
  const email = request.purpose === 'mail_change' ? request.email : null;
  await insertLinkToken(db, { user, tokenHash: hashToken(token), purpose: request.purpose, email, createdAt: now, expiresAt });
  return token;
}

/** A mailed link and its state. */
interface Link {
  /** Locked until the transaction ends. */
  readonly user: UserRow;
  /** The address that a `mail_change` link confirms; null for other purposes. */
  readonly email: string | null;
  /** The link was used, or ended by a later change. A call whose response was lost may already have done what it is for. */
  readonly used: boolean;
  readonly expired: boolean;
}

/** Null when this site has no link with this token and purpose. Locks its user. */
export async function openLink(tx: Tx, clock: Clock, site: SiteId, token: string, purpose: LinkPurpose): Promise<Link | null> {
  const tokenHash = hashToken(token);
  const owner = (await findLink(tx, tokenHash))?.user;
  const user = owner === undefined ? null : await lockUser(tx, owner);
  // Read again under the lock: a parallel call may have used it.
  const link = await findLink(tx, tokenHash);
  if (user?.siteId !== site || link?.purpose !== purpose) return null;
  return { user, email: link.email, used: link.usedAt !== null, expired: link.expiresAt <= clock.now() };
}

/** Invalidates the link. */
export const useLink = (tx: Tx, clock: Clock, token: string): Promise<void> => markLinkUsed(tx, hashToken(token), clock.now());

const minute = 60_000;
export const linkDay = 24 * 60 * minute;

/** Mails with a link of one purpose within a day; in addition, only one a minute. */
const maxPerDay = 5;

/** Minutes until another link may be mailed, rounded up; 0 when it may be sent now. `sent`: the times within the last day, newest first. */
export function minutesToWait(sent: readonly Date[], now: Date): number {
  const free = Math.max((sent[0]?.getTime() ?? 0) + minute, (sent[maxPerDay - 1]?.getTime() ?? 0) + linkDay);
  return Math.max(0, Math.ceil((free - now.getTime()) / minute));
}
