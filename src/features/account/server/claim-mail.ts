import { createHash } from 'node:crypto';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { insertMailRequest, lockMailRequests } from './mail-request-repo.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Within 24 hours, whoever asks for them. */
const mostADay = 5;

/**
 * Of a mail to an address that the caller has not proven: minutes until it may go, rounded up. 0: it may go now, and is
 * counted if the transaction commits. Known and unknown addresses are counted alike; `email` in lower case.
 */
export async function claimMail(tx: Tx, site: SiteId, email: string, now: Date): Promise<number> {
  const counter = createHash('sha256').update(`unproven\n${site}\n${email}`).digest();
  const sent = await lockMailRequests(tx, counter, new Date(now.getTime() - day));
  if (sent.length < mostADay) return (await insertMailRequest(tx, counter, now)) ? 0 : 1;
  const oldest = Math.min(...sent.map((at) => at.getTime()));
  return Math.max(1, Math.ceil((oldest + day - now.getTime()) / minute));
}
