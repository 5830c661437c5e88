import * as Type from 'typebox';
import { UserIdSchema } from '#platform/contract/id-schemas.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { job, type JobData } from '#platform/server/jobs/jobs.ts';
import { loginLink } from '#features/account/server/index.ts';
import type { MailContent, Mails } from '#features/mails/server/index.ts';
import type { Pushes } from '#features/push/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { Collector, CollectContext } from './collector.ts';
import type { PageVisibility } from './visibility/page-visibility.ts';
import { insertPendingNotifications } from './pending-repo.ts';
import { lockRecipient, type Recipient } from './recipient-repo.ts';
import { findSent, insertSent } from './sent-repo.ts';
import { allowedFrom, isPushType, isNotificationKind, type NotificationKind } from './notification-types.ts';

export interface NotifyDeps extends Pick<PageVisibility, 'visible'> {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly mails: Mails;
  readonly pushes: Pick<Pushes, 'post'>;
  /** Base of links to a site, for use without a request. */
  readonly siteOrigin: (site: Site) => string;
  /** Which collectors run when a kind is due; that of the kind itself comes last. */
  readonly collectors: { readonly [Type in NotificationKind]: readonly [...Collector[], Collector<Type>] };
}

export const notifyJob = job('notify', Type.Object({ user: UserIdSchema, type: Type.String() }));

/**
 * Handles one due pending notification: sends the items that are still unseen, by push or by one mail for each type. Sending,
 * recording and scheduling share one transaction, so that they agree even if this process is killed.
 */
export async function notify(deps: NotifyDeps, { user, type }: JobData<typeof notifyJob>): Promise<void> {
  if (!isNotificationKind(type)) return;
  // Before the transaction, which would hold its lock for as long as the answer takes.
  const isSiteVisible = isPushType(type) && (await deps.visible([user])).has(user);
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const recipient = await lockRecipient(tx, user, now);
    if (recipient === null) return;
    const sent = await findSent(tx, user);
    const site = await deps.sites.byId(recipient.site);
    for (const collector of deps.collectors[type]) {
      const nextCheck = await runCollector(deps, collector, { tx, recipient, now, sent, isSiteVisible, origin: deps.siteOrigin(site) });
      const nextCycle = collector.every === undefined ? [] : [new Date(now.getTime() + collector.every)];
      const dueTimes = [...(nextCheck === null ? [] : [nextCheck]), ...nextCycle];
      await insertPendingNotifications(tx, dueTimes.length === 0 ? [] : [{ user, type: collector.type, due: earliest(dueTimes) }]);
    }
  });
}

type RecipientContext = Omit<CollectContext, 'recipient'> & { readonly recipient: Recipient };

/** Sends the items that the collector finds, if any. Returns when to check again, null for never. */
async function runCollector(deps: NotifyDeps, collector: Collector, { recipient, ...rest }: RecipientContext): Promise<Date | null> {
  const { status } = recipient;
  const channels = channelsFor(collector.type, recipient);
  if (status === null || (status === 'not_confirmed' && collector.type !== 'reminders') || !(channels.mail || channels.push)) return null;
  const { tx, now, sent, origin } = rest;
  const allowed = allowedFrom(collector.type, sent);
  if (allowed > now.getTime()) return new Date(allowed);
  const { content, about, push, nextCheck = null } = await collector.collect({ ...rest, recipient: { ...recipient, status } });
  const { id, email, language, site } = recipient;
  if (push !== undefined && channels.push) await deps.pushes.post(tx, id, push);
  else if (content !== undefined && channels.mail && !isPushType(collector.type))
    await deps.mails.post(tx, {
      ...(await loggingIn(deps, tx, { content, user: id, origin })),
      to: email,
      language,
      site,
      origin,
      ...(about !== undefined && { about }),
      unsubscribe: { user: id, type: collector.type },
    });
  else return nextCheck;
  await insertSent(tx, id, collector.type, now);
  return nextCheck;
}

interface Written {
  readonly content: MailContent;
  readonly user: UserId;
  readonly origin: string;
}

/** Its link logs the reader in, except where it is one of another kind. */
async function loggingIn({ clock }: NotifyDeps, tx: Tx, { content, user, origin }: Written): Promise<MailContent> {
  if (content.kind === 'activation_reminder') return content;
  const { pathname, search } = new URL(content.params.link);
  const link = await loginLink(tx, clock, user, { origin, path: pathname + search });
  // The kind does not change: the compiler cannot infer that through the copy.
  return { ...content, params: { ...content.params, link } } as MailContent;
}

/** A push replaces the mail where a browser gets pushes of the type, so that a member is notified only once. */
function channelsFor(kind: NotificationKind, { mailOff, pushes }: Recipient): { readonly mail: boolean; readonly push: boolean } {
  if (isPushType(kind)) return { mail: false, push: pushes.length > 0 };
  return { mail: !mailOff.includes(kind), push: pushes.includes(kind) };
}

const earliest = (dates: readonly Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())));
