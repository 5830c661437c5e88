import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { regionalLocale } from '#platform/contract/languages.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { type EnqueueOptions, job } from '#platform/server/jobs/jobs.ts';
import { PermanentFailure } from '#platform/server/jobs/retry-policy.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { ReceiptProofs } from '#features/proof-of-work/server/index.ts';
import { type MailKind, MailOrder } from './mail-order.ts';
import { findOpenMails } from './open-mails.ts';
import { mailsData } from './own-data-repo.ts';
import { deleteOldRefusedMails, keepRefusedMail } from './refused-mail-repo.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import { postReceipt, type Receipt } from './post-receipt.ts';
import type { MailPerson } from './mail-person.ts';
import { faceCid, markCid } from './mail-layout.ts';
import { renderMail } from './render-mail.ts';
import type { MailPassage } from './write-mail.ts';
import { createUnsubscribeTokens, type UnsubscribeTokens } from './unsubscribe-tokens.ts';

export interface Mails {
  /** Queues a mail. Within a transaction it is sent only if the transaction commits. */
  /** `id`: a UUID; a second mail with the same one is not sent. */
  post(within: Db | Tx, order: MailOrder, options?: { readonly usefulFor?: number; readonly id?: string }): Promise<void>;
  /** For what anybody may declare with any address: where many such mails are asked for, the reply names a challenge. */
  postReceipt(tx: Tx, order: MailOrder, receipt: Receipt, call: Call): Promise<string | null>;
}

interface Dependencies {
  readonly sites: Sites;
  readonly receiptProofs: ReceiptProofs;
  /** The link of a mail that is sent now; null: it leads to nothing that is still wanted. */
  readonly renewLink: (mail: { readonly site: SiteId; readonly to: string; readonly link: string }) => Promise<string | null>;
  /** Legal texts below a mail and its files. */
  readonly documentsOf: (order: DocumentedMail, site: Site) => Promise<MailDocuments>;
  /** The member whom a mail is about, as far as its reader may know it now. */
  readonly personOf: (asked: { readonly site: SiteId; readonly reader: UserId; readonly about: UserId }) => Promise<MailPerson>;
  /** The mark of the site, a square PNG without a background. */
  readonly markOf: (site: Site) => Promise<Buffer>;
  /** The country of the member with this address; null when nobody there has it. */
  readonly countryOf: (site: SiteId, email: string) => Promise<string | null>;
}

/** The confirmation of an order that somebody is to get. */
export type Confirmation = Extract<MailOrder, { readonly kind: 'order_confirmation' }>;

/** A mail that has the letter about a decision below its words. */
export type LetterMail = Extract<MailOrder, { readonly kind: 'decision' | 'appeal_decided' }>;

/** That a refund was paid, with its reverse invoice. */
type RefundMail = Extract<MailOrder, { readonly kind: 'refund_paid' }>;

/** Mails that have documents beside their words. */
export type DocumentedMail = Confirmation | LetterMail | RefundMail;

const documented = ['order_confirmation', 'decision', 'appeal_decided', 'refund_paid'] as const satisfies DocumentedMail['kind'][];
const isDocumented = (order: MailOrder): order is DocumentedMail => documented.some((kind) => kind === order.kind);

export interface MailDocuments {
  readonly passages: readonly MailPassage[];
  readonly attachments: NonNullable<Mail['attachments']>;
}

const noDocuments: MailDocuments = { passages: [], attachments: [] };

export interface MailsFeature extends Feature, Mails {
  readonly unsubscribeTokens: UnsubscribeTokens;
}

const sendMail = job('send-mail', MailOrder);

/**
 * Hours after which nobody needs a mail any more that could not be sent: who wanted a new password asks again, and older news is
 * on the site. All others are tried for days, and have a new link when theirs has expired meanwhile.
 */
const usefulHours: { readonly [Kind in MailKind]?: number } = {
  password_reset: 24,
  new_conversation: 48,
  new_messages: 48,
  new_likes: 48,
  unread_reminder: 48,
  weekly_update: 72,
  photo_reminder: 72,
};

/** How long it is kept that a mail did not arrive. */
const refusedDays = 90;

// Auto-responders, such as holiday notices, do not reply to mails with this header.
const automatic = { 'Auto-Submitted': 'auto-generated' };

/** All mails are sent through here, as jobs, so that an outage of the mail server delays them but loses none. */
export function createMails(
  { clock, database, jobs, mailer, secret }: Platform,
  { sites, countryOf, receiptProofs, renewLink, documentsOf, personOf, markOf }: Dependencies,
): MailsFeature {
  const unsubscribeTokens = createUnsubscribeTokens(createSigner(secret, 'unsubscribe'));
  const send = async (ordered: MailOrder) => {
    const order = await upToDate(ordered);
    if (order === null) return;
    const [site, country] = await Promise.all([sites.byId(order.site), countryOf(order.site, order.to)]);
    // The same locale as on pages.
    const locale = regionalLocale(order.language, country);
    const token = order.unsubscribe === undefined ? null : unsubscribeTokens.make(order.unsubscribe);
    const unsubscribeLinks =
      token === null ? null : { unsubscribe: `${order.origin}/u-${token}`, settings: `${order.origin}/notifications` };
    const headers = token === null ? automatic : { ...automatic, ...oneClick(order.origin, token) };
    const { passages, attachments } = isDocumented(order) ? await documentsOf(order, site) : noDocuments;
    const { about, unsubscribe } = order;
    const [mark, person] = await Promise.all([
      markOf(site),
      about !== undefined && unsubscribe ? personOf({ site: order.site, reader: unsubscribe.user, about }) : null,
    ]);
    const rendered = renderMail(order, site, { locale, unsubscribeLinks, passages, person });
    const files = [...attachments, ...shownImages(mark, person?.face ?? null)];
    try {
      await mailer.send({ to: order.to, fromName: site.settings.mail_name, ...rendered, headers, attachments: files });
    } catch (error) {
      const reason = error instanceof PermanentFailure ? 'refused' : 'unreachable';
      await keepRefusedMail(database.db, { site: order.site, to: order.to, kind: order.kind, at: clock.now(), reason });
      throw error;
    }
  };
  const post = (within: Db | Tx, order: MailOrder, options: EnqueueOptions = {}) => {
    const hours = usefulHours[order.kind];
    return jobs.enqueue(sendMail, order, within, { ...(hours !== undefined && { usefulFor: hours * 3600 }), ...options });
  };
  /** Null when the mail's content is no longer true. */
  const upToDate = async (order: MailOrder): Promise<MailOrder | null> => {
    const isOver = order.kind === 'data_export' || order.kind === 'deleted_address' ? new Date(order.params.until) <= clock.now() : false;
    const link = isOver ? null : await renewLink({ site: order.site, to: order.to, link: order.params.link });
    // The kind does not change: the compiler cannot infer that through the copy.
    return link === null ? null : ({ ...order, params: { ...order.params, link } } as MailOrder);
  };
  return {
    unsubscribeTokens,
    post,
    postReceipt: (tx, order, receipt, call) => postReceipt({ jobs, sendMail, receiptProofs, post }, tx, order, receipt, call),
    scheduleJobs() {
      jobs.handle(sendMail, send);
      jobs.every('mails-forget-refused', 24 * 3600, () =>
        deleteOldRefusedMails(database.db, new Date(clock.now().getTime() - refusedDays * 24 * 3_600_000)),
      );
    },
    ownData: mailsData,
    openTasks: () => findOpenMails(jobs, sendMail, clock.now()),
  };
}

/** RFC 8058: the mail program's own button posts to this address. */
const oneClick = (origin: string, token: string) => ({
  'List-Unsubscribe': `<${origin}/api/unsubscribe.php?token=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** In the mail itself: an image that is fetched would tell us when the mail is read. */
const shownImages = (mark: Buffer, face: Buffer | null): NonNullable<Mail['attachments']> => [
  { filename: 'mark.png', contentType: 'image/png', content: mark, cid: markCid },
  ...(face === null ? [] : [{ filename: 'face.jpg', contentType: 'image/jpeg', content: face, cid: faceCid }]),
];
