import { pickLanguage } from '#platform/contract/languages.ts';
import { siteId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { countReceipts, listWaitingReceipts, type ReceiptOf, takeReceipt } from './receipt-repo.ts';
import type { WithdrawalLinks } from './withdrawal-links.ts';

/** Receipts that one address gets in a day: it is not proved, and must not be flooded with them. The others wait. */
export const maxReceiptsOfAddress = 5;

const day = 24 * 3_600_000;

type ReceiptMail = Parameters<Mails['post']>[1];

/** The receipt. A declarer without a login finds the link in it that confirms the declaration. */
export function receiptMail(
  links: WithdrawalLinks,
  { number, name, order, email, ends, receivedAt, language, site, confirmed }: ReceiptOf,
  origin: string,
): ReceiptMail {
  // A cancellation for the end of the paid time changes nothing.
  const step = confirmed || ends === 'by_itself' ? 'none' : 'confirm';
  const link = step === 'none' ? origin : `${origin}/withdrawal/${links.make({ number, role: 'declarer' })}`;
  const params = { name, order, number, at: receivedAt.toISOString(), link, step };
  const rest = { to: email, language: pickLanguage(language), site, origin };
  return ends === null ? { kind: 'withdrawal', params, ...rest } : { kind: 'cancellation', params: { ...params, ends }, ...rest };
}

interface QueueDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mails: Mails;
  readonly sites: Sites;
  readonly withdrawalLinks: WithdrawalLinks;
  readonly originOf: (site: Site) => string;
}

/** Mails the receipts that wait because their address has reached its limit. */
export async function postWaitingReceipts({ db, clock, mails, sites, originOf, withdrawalLinks }: QueueDeps): Promise<void> {
  const now = clock.now();
  const since = new Date(now.getTime() - day);
  for (const { number, site, email } of await listWaitingReceipts(db, since, maxReceiptsOfAddress)) {
    const id = siteId(site);
    // Counts the receipts that this run has sent to the address.
    if ((await countReceipts(db, id, email, since)) >= maxReceiptsOfAddress) continue;
    const origin = originOf(await sites.byId(id));
    await transact(db, async (tx) => {
      const receipt = await takeReceipt(tx, number, now);
      if (receipt !== null) await mails.post(tx, receiptMail(withdrawalLinks, receipt, origin));
    });
  }
}
