import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { job, type Jobs } from '#platform/server/jobs/jobs.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { MailOrder } from './mail-order.ts';
import { renderMail } from './render-mail.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

export interface Mails {
  /** Inside a transaction the mail goes out only if the transaction commits. */
  post(within: Db | Tx, order: MailOrder): Promise<void>;
}

interface Deps {
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly sites: Sites;
  readonly tokens: UnsubscribeTokens;
}

const sendMail = job<MailOrder>('send-mail');

// Robots that answer mails, such as holiday notices, leave those with this header alone.
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** Every mail of the product leaves through here, as a job: a mail server that is away delays it and loses nothing. */
export function createMails({ jobs, mailer, sites, tokens }: Deps): Mails {
  jobs.handle(sendMail, async (order) => {
    const site = await sites.byId(order.site);
    const token = order.unsubscribe === undefined ? null : tokens.make(order.unsubscribe);
    const leave = token === null ? null : { unsubscribe: `${order.origin}/u-${token}`, settings: `${order.origin}/notifications` };
    const headers = token === null ? automatic : { ...automatic, ...oneClick(order.origin, token) };
    await mailer.send({ to: order.to, fromName: site.settings.mail_name, ...renderMail(order, site, leave), headers });
  });
  return { post: (within, order) => jobs.enqueue(sendMail, order, within) };
}

/** RFC 8058: the mail program's own button posts to this address. */
const oneClick = (origin: string, token: string) => ({
  'List-Unsubscribe': `<${origin}/api/unsubscribe.php?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
