import type { SiteId } from '#platform/contract/ids.ts';
import { regionalLocale } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { type EnqueueOptions, job } from '#platform/server/jobs/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { ReceiptProofs } from '#features/proof-of-work/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { MailOrder } from './mail-order.ts';
import { postReceipt, type Receipt } from './post-receipt.ts';
import { renderMail } from './render-mail.ts';
import { createUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe-tokens.ts';

export interface Mails {
  /** Queues a mail. Within a transaction it is sent only if the transaction commits. */
  post(within: Db | Tx, order: MailOrder, options?: { readonly usefulFor?: number }): Promise<void>;
  /** For what anybody may declare with any address: where many such mails are asked for, the reply names a challenge. */
  postReceipt(tx: Tx, order: MailOrder, receipt: Receipt, call: Call): Promise<string | null>;
}

interface Needs {
  readonly sites: Sites;
  readonly receiptProofs: ReceiptProofs;
  /** The country of the member with this address; null when nobody there has it. */
  readonly countryOf: (site: SiteId, email: string) => Promise<string | null>;
}

export interface MailsFeature extends Feature, Mails {
  readonly unsubscribeTokens: UnsubscribeTokens;
}

const sendMail = job('send-mail', MailOrder);

// Auto-responders, such as holiday notices, do not reply to mails with this header.
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** All mails are sent through here, as jobs, so that an outage of the mail server delays them but loses none. */
export function createMails({ jobs, mailer, secret }: Platform, { sites, countryOf, receiptProofs }: Needs): MailsFeature {
  const unsubscribeTokens = createUnsubscribeTokens(createSigner(secret, 'unsubscribe'));
  const send = async (order: MailOrder) => {
    const [site, country] = await Promise.all([sites.byId(order.site), countryOf(order.site, order.to)]);
    // As on the pages.
    const locale = regionalLocale(order.language, country);
    const token = order.unsubscribe === undefined ? null : unsubscribeTokens.make(order.unsubscribe);
    const unsubscribeLinks =
      token === null ? null : { unsubscribe: `${order.origin}/u-${token}`, settings: `${order.origin}/notifications` };
    const headers = token === null ? automatic : { ...automatic, ...oneClick(order.origin, token) };
    await mailer.send({ to: order.to, fromName: site.settings.mail_name, ...renderMail(order, site, locale, unsubscribeLinks), headers });
  };
  const post = (within: Db | Tx, order: MailOrder, options: EnqueueOptions = {}) => jobs.enqueue(sendMail, order, within, options);
  return {
    unsubscribeTokens,
    post,
    postReceipt: (tx, order, receipt, call) => postReceipt({ jobs, sendMail, receiptProofs, post }, tx, order, receipt, call),
    scheduleJobs: () => jobs.handle(sendMail, send),
  };
}

/** RFC 8058: the mail program's own button posts to this address. */
const oneClick = (origin: string, token: string) => ({
  'List-Unsubscribe': `<${origin}/api/unsubscribe.php?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
