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
  /** The link of the mail's button. */
  readonly link: string;
}

/** The token: in the path, after `l-` for links that log in, or in the query. */
const tokenOf = /(?<=\/|\/l-|[?&]token=)[\w-]{43}(?=$|[?&#])/;

/**
 * Renews the link of a mail that may have waited for days before it is sent. Returns the same link while half of its validity is
 * left, otherwise a new one for the same purpose. Null when the purpose is gone, so that the mail would only confuse. A link without
 * a token is returned unchanged.
 */
export async function renewLink(db: Db, clock: Clock, { site, to, link }: Mailed): Promise<string | null> {
  const token = tokenOf.exec(link)?.[0];
  const known = token === undefined ? null : await findLink(db, hashToken(token));
  if (token === undefined || known === null || !isLinkPurpose(known.purpose)) return link;
  const { purpose, expiresAt, usedAt } = known;
  const user = await findUser(db, known.user);
  const address = purpose === 'mail_change' ? known.email : user?.email;
  if (user?.siteId !== site || address?.toLowerCase() !== to.toLowerCase() || !isWanted(purpose, user)) return null;
  // A new password invalidates links that log in, but the mail still has a reason.
  if (usedAt !== null && purpose !== 'login') return null;
  const half = (hoursValid[purpose] * 3_600_000) / 2;
  if (usedAt === null && expiresAt.getTime() - clock.now().getTime() >= half) return link;
  return link.replace(token, await issueLinkToken(db, clock, user.id, purpose === 'mail_change' ? { purpose, email: to } : { purpose }));
}

const isWanted = (purpose: LinkPurpose, { status }: UserRow): boolean =>
  purpose === 'activation' ? status === 'not_confirmed' : isOpen(status);
