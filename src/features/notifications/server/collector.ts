import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { NotificationType } from '#features/mails/contract/notification-types.ts';
import type { MailContent } from '#features/mails/server/index.ts';
import type { PushSubject } from '#features/push/server/index.ts';
import type { Recipient } from './recipient-repo.ts';
import type { SentNotification, NotificationKind } from './notification-types.ts';

/** The input of a collector. */
export interface CollectContext {
  readonly tx: Tx;
  readonly recipient: Recipient & { readonly status: 'active' | 'not_confirmed' };
  readonly now: Date;
  /** Mails and pushes that this member got before, newest first. */
  readonly sent: readonly SentNotification[];
  /** True if the site is open and visible to them, as known before the transaction began; false for a mail, which needs no such answer. */
  readonly isSiteVisible: boolean;
  /** Base of the links in the mail. */
  readonly origin: string;
}

/** The content to send; empty when everything has been seen in the meantime. `nextCheck`: when to collect again. */
export interface Collected {
  readonly content?: MailContent;
  /** The member whom the mail is about. */
  readonly about?: UserId;
  /** Sent in place of the mail when a browser of the member gets pushes of this type. */
  readonly push?: readonly PushSubject[];
  readonly nextCheck?: Date;
}

/** Collects the content that a notification of its type would have if it were sent now. */
export interface Collector<Type extends NotificationKind = NotificationKind> {
  readonly type: Type;
  /** Ms after which it runs again, whether or not something was sent. */
  readonly every?: number;
  collect(context: CollectContext): Promise<Collected>;
}

export const nothingToSend: Collected = {};

/**
 * Ms. Transactions may commit in another order than their timestamps, so that messages and likes younger than this are left
 * to the next check: a mail then covers everything up to one point in time, and the next mail everything after it.
 */
export const settleDelay = 2000;

/** A mail that is sent now covers what arrived until then; in ms. */
export const cutoffAt = (now: Date): number => now.getTime() - settleDelay;

/** The last notification of one of the kinds covered what arrived until then; in ms, 0 when there was none. */
export function notifiedUpTo(sent: readonly SentNotification[], ...kinds: readonly NotificationKind[]): number {
  const last = sent.find(({ type }) => kinds.some((kind) => kind === type));
  return last ? cutoffAt(last.at) : 0;
}

/** Checks again when items that are now too recent are old enough. */
export const checkSoon = (now: Date): Collected => ({ nextCheck: new Date(now.getTime() + settleDelay) });

/** In ms. Items that were pushed are mailed as well only when they stay unseen for this long. */
const mailDelayAfterPush = 3_600_000;

/** Delays a mail about items that were pushed; null when it may be sent now. `oldest`: when the first item arrived, in ms. */
export function waitAfterPush(type: NotificationType, { recipient, now }: CollectContext, oldest: number): Collected | null {
  const due = oldest + mailDelayAfterPush;
  return recipient.pushes.includes(type) && due > now.getTime() ? { nextCheck: new Date(due) } : null;
}
