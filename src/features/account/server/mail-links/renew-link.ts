import type { SiteId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { hashToken } from '#platform/server/secrets.ts';
import { isOpen } from '../user/status-transitions.ts';
import { findUser, type UserRow } from '../user/user-repo.ts';
import { findLink } from './link-token-repo.ts';
import { hoursValid, isLinkPurpose, issueLinkToken, type LinkPurpose } from './link-tokens.ts';

interface Mailed {
  readonly site: SiteId;
  readonly to: string;
  /** Of its button. */
  readonly link: string;
}

/** In the path, after `l-` where the link logs in, or in the query. */
const tokenOf = /(?<=\/|\/l-|[?&]token=)[\w-]{43}(?=$|[?&#])/;

/**
 * The link with which a mail is sent that may have waited for days: the same while half of its time is left, otherwise a new one
 * for the same purpose; null when the purpose is gone, so that the mail would only confuse. A link without a token of ours stays.
 */
export async function renewLink(db: Db, clock: Clock, { site, to, link }: Mailed): Promise<string | null> {
  const token = tokenOf.exec(link)?.[0];
  const known = token === undefined ? null : await findLink(db, hashToken(token));
  if (token === undefined || known === null || !isLinkPurpose(known.purpose)) return link;
  const { purpose, expiresAt, usedAt } = known;
  const user = await findUser(db, known.user);
  const address = purpose === 'mail_change' ? known.email : user?.email;
  if (user?.siteId !== site || address?.toLowerCase() !== to.toLowerCase() || !isWanted(purpose, user)) return null;
  // A new password ends links that log in, but not the reason to send one.
  if (usedAt !== null && purpose !== 'login') return null;
  const half = (hoursValid[purpose] * 3_600_000) / 2;
  if (usedAt === null && expiresAt.getTime() - clock.now().getTime() >= half) return link;
  return link.replace(token, await issueLinkToken(db, clock, user.id, purpose === 'mail_change' ? { purpose, email: to } : { purpose }));
}

const isWanted = (purpose: LinkPurpose, { status }: UserRow): boolean =>
  purpose === 'activation' ? status === 'not_confirmed' : isOpen(status);
