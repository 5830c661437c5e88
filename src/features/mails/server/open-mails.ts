import { maxOpenItems, type OpenItem, type OpenTask } from '#platform/server/feature.ts';
import type { Job, Jobs } from '#platform/server/jobs/jobs.ts';
import type { MailKind, MailOrder } from './mail-order.ts';

/**
 * Mails to addresses that nobody has proven yet, which people mistype, and news that are on the site as well: that one of them is
 * refused matters to nobody but its reader.
 */
const small: ReadonlySet<MailKind> = new Set<MailKind>([
  'activation',
  'activation_reminder',
  'known_address',
  'deleted_address',
  'password_reset',
  'mail_change',
  'photo_reminder',
  'new_conversation',
  'new_messages',
  'new_likes',
  'unread_reminder',
  'weekly_update',
]);
/** So many of those refused within a day say that something is wrong with the sender. */
const manyRefused = 20;
const day = 24 * 3_600_000;

/** Mails that have waited for a quarter of an hour, and those that were given up and matter. */
export async function findOpenMails(jobs: Jobs, sendMail: Job<typeof MailOrder>, now: Date): Promise<OpenTask[]> {
  const open = await jobs.findOpen(sendMail, maxOpenItems);
  const failed = open.filter(({ state }) => state === 'failed');
  const isRecent = ({ since }: { readonly since: Date }) => since.getTime() > now.getTime() - day;
  const isMany = failed.filter((one) => small.has(one.data.kind) && isRecent(one)).length >= manyRefused;
  const toItem = ({ data, since, error }: (typeof open)[number]): OpenItem => ({
    subject: `${'number' in data.params ? `${data.kind} ${data.params.number}` : data.kind} to ${data.to}`,
    since,
    note: error === null ? 'it has not been tried' : `the mail server says: ${error}`,
  });
  return [
    { name: 'waiting_mails', items: open.filter(({ state }) => state === 'waiting').map(toItem) },
    { name: 'failed_mails', items: failed.filter(({ data }) => isMany || !small.has(data.kind)).map(toItem) },
  ];
}
