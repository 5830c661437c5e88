import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { hashToken, newToken } from '#platform/server/secrets.ts';
import { findLinkOwner, insertLinkToken, markLinkUsed } from './link-token-repo.ts';
import { lockUser, type UserRow } from './user-repo.ts';

type LinkPurpose = 'activation' | 'password_reset' | 'mail_change';

/** How long a link of the purpose can be used. */
export const hoursValid = { activation: 72, password_reset: 2, mail_change: 24 } as const satisfies Record<LinkPurpose, number>;

/** What a link is for; the one that changes the address says to which. */
type LinkWish = { readonly purpose: Exclude<LinkPurpose, 'mail_change'> } | { readonly purpose: 'mail_change'; readonly email: string };

/** A new single-use token for a link in a mail. */
export async function issueLinkToken(db: Db | Tx, clock: Clock, user: UserId, wish: LinkWish): Promise<string> {
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + hoursValid[wish.purpose] * 3_600_000);
  const email = wish.purpose === 'mail_change' ? wish.email : null;
  await insertLinkToken(db, { user, tokenHash: hashToken(token), purpose: wish.purpose, email, createdAt: now, expiresAt });
  return token;
}

/** What a used link was for. */
interface UsedLink {
  /** Locked until the transaction ends. */
  readonly user: UserRow;
  /** The address that a link of the purpose `mail_change` confirms. */
  readonly email: string | null;
}

/** Uses the token up. Null: unknown, of another site or purpose, used before or too old. */
export async function useLinkToken(tx: Tx, clock: Clock, site: SiteId, token: string, purpose: LinkPurpose): Promise<UsedLink | null> {
  const tokenHash = hashToken(token);
  const owner = await findLinkOwner(tx, tokenHash);
  const user = owner === null ? null : await lockUser(tx, owner);
  if (user?.siteId !== site) return null;
  const used = await markLinkUsed(tx, tokenHash, purpose, clock.now());
  return used === null ? null : { user, email: used.email };
}

const minute = 60_000;
export const linkDay = 24 * 60 * minute;

/** Mails with a link of one purpose within a day; and one a minute. */
const mostADay = 5;

/** Until another link may be mailed: minutes, rounded up, 0 when it may go now. `sent` within the last day, newest first. */
export function minutesToWait(sent: readonly Date[], now: Date): number {
  const free = Math.max((sent[0]?.getTime() ?? 0) + minute, (sent[mostADay - 1]?.getTime() ?? 0) + linkDay);
  return Math.max(0, Math.ceil((free - now.getTime()) / minute));
}
