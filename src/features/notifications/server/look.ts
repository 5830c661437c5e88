import type { Tx } from '#platform/server/db/open-database.ts';
import type { NotificationType } from '#features/account/contract/user.ts';
import type { MailContent } from '#features/mails/server/index.ts';
import type { PushSubject } from '#features/push/server/index.ts';
import type { Recipient } from './recipient-repo.ts';
import type { Sent, ToldType } from './told-types.ts';

/** All that a look needs to know. */
export interface Situation {
  readonly tx: Tx;
  readonly recipient: Recipient & { readonly status: 'active' | 'not_confirmed' };
  readonly now: Date;
  /** What this member was told before, the newest first. */
  readonly sent: readonly Sent[];
  /** Base of the mail's links. */
  readonly origin: string;
}

/** What there is to tell; nothing if it was seen meanwhile. `again`: when to look once more. */
export interface Finding {
  readonly content?: MailContent;
  /** The same by push, in place of the mail where a browser gets pushes of this type. */
  readonly push?: readonly PushSubject[];
  readonly again?: Date;
}

/** Looks whether there is something of the type to tell at this moment. */
export interface Look {
  readonly type: ToldType;
  /** Looks again so long after each time, in ms, whatever came of it. */
  readonly every?: number;
  find(situation: Situation): Promise<Finding>;
}

export const nothing: Finding = {};

/**
 * Ms. Of two messages or likes the one with the later time may be there first: what is younger than this is left to the
 * next look, so that a mail tells all up to one point in time and the next mail all from there on.
 */
export const moment = 2000;

/** Up to when a mail that leaves now tells what there is, in ms. */
export const tellsUpTo = (now: Date): number => now.getTime() - moment;

/** Up to when the last mail of one of the types told what there was, in ms. */
export function toldUpTo(sent: readonly Sent[], ...types: readonly ToldType[]): number {
  const last = sent.find(({ type }) => types.some((told) => told === type));
  return last ? tellsUpTo(last.at) : 0;
}

/** Looks once more when what is too young is old enough. */
export const lookSoon = (now: Date): Finding => ({ again: new Date(now.getTime() + moment) });

/** Ms. Whoever was told by push is mailed about it only when it is unseen for so long. */
const unseenFor = 3_600_000;

/** When to look again for a mail about something of which the oldest came then, in ms; null: it may go now. */
export function afterPush(type: NotificationType, { recipient, now }: Situation, oldest: number): Finding | null {
  const due = oldest + unseenFor;
  return recipient.pushes.includes(type) && due > now.getTime() ? { again: new Date(due) } : null;
}
