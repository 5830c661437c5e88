import { regionalLocale } from '#platform/contract/languages.ts';
import { moneyText } from '#platform/contract/money.ts';
import { paginate } from '#platform/server/db/paginate.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { findName, findUser } from '#features/account/server/index.ts';
import { isItem } from '#features/accounting/server/index.ts';
import { findReversalNumber } from '#features/invoices/server/index.ts';
import type { MailContent } from '#features/mails/server/index.ts';
import { lockOrder } from '../order/order-repo.ts';
import type { OrderMailDeps } from '../order-mails/send-order-mails.ts';
import { itemByHand } from '../refunds/end-refund.ts';
import { listToMail, setRefundMailed } from './refund-mail-repo.ts';

const batchSize = 100;

/** Days after which the money is there with every method: cards are the slowest. */
const arrivesWithin = 10;

/**
 * Tells each buyer once that a refund was paid: how much, for which order, why, by which reverse invoice, and when the money arrives; or
 * that it did not arrive. The refund itself records that its mail is missing, so it does not matter how its end became known.
 */
export async function sendRefundMails(deps: OrderMailDeps): Promise<void> {
  const missing = paginate<{ id: string; order: number }>((after) => listToMail(deps.db, after?.id ?? null, batchSize));
  for await (const { id, order } of missing) {
    try {
      await transact(deps.db, (tx) => sendMail(deps, tx, id, order));
    } catch (error) {
      deps.log.error({ refund: id, error: String(error) }, 'mail about a refund could not be written, will be tried again');
    }
  }
}

async function sendMail({ sites, mails, siteOrigin }: OrderMailDeps, tx: Tx, id: string, orderId: number): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const refund = await setRefundMailed(tx, id);
  const user = order && (await findUser(tx, order.userId));
  if (order === null || refund === null || user === null) return;
  const site = await sites.byId(user.siteId);
  const origin = siteOrigin(site);
  const { language, email: to } = user;
  const { state, amount, currency, ended_at, cause, reason, gives_back } = refund;
  const params = {
    name: await findName(tx, order.userId),
    // Somebody whose account has ended sees no orders any more.
    link: user.status === 'active' ? `${origin}/transactions/${order.id}` : origin,
    order: order.number,
    sum: moneyText({ amount, currency }, regionalLocale(language, order.country)),
  };
  const until = new Date(ended_at.getTime() + arrivesWithin * 24 * 3_600_000).toISOString();
  const isTransfer = await isItem(tx, { provider: order.provider, item: itemByHand(id) });
  // Whoever gave a reason before there was a cause did not know that it would be mailed. The words of a transfer say how it was made.
  const words = cause === 'staff' && !isTransfer ? reason : null;
  const content: MailContent =
    state === 'failed'
      ? { kind: 'refund_returned', params: { ...params, left: gives_back ? 'back' : 'owed' } }
      : {
          kind: 'refund_paid',
          params: {
            ...params,
            cause: words === null ? (cause ?? 'none') : 'words',
            words: words ?? '',
            way: isTransfer ? 'transfer' : 'same',
            reversal: (await findReversalNumber(tx, id)) ?? 'none',
            until,
          },
        };
  await mails.post(tx, { ...content, to, language, site: site.id, origin });
}
