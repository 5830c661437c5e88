import { createHash } from 'node:crypto';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { insertMailRequest, lockMailRequests } from './mail-request-repo.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Per address, within 24 hours, for all accounts together. */
const maxPerDay = 5;

/**
 * Rate limit for mails to an address that the caller has not confirmed. Returns 0 when the mail may be sent now; it is counted if the
 * transaction commits. Otherwise returns the minutes to wait, rounded up. Addresses are counted alike whether or not they have an
 * account. `email`: in lower case.
 */
export async function claimMail(tx: Tx, site: SiteId, email: string, now: Date): Promise<number> {
  const counter = createHash('sha256').update(`unproven\n${site}\n${email}`).digest();
  const sent = await lockMailRequests(tx, counter, new Date(now.getTime() - day));
  if (sent.length < maxPerDay) return (await insertMailRequest(tx, counter, now)) ? 0 : 1;
  const oldest = Math.min(...sent.map((at) => at.getTime()));
  return Math.max(1, Math.ceil((oldest + day - now.getTime()) / minute));
}
