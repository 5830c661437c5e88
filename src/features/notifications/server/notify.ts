import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { job } from '#platform/server/jobs/jobs.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Pushes } from '#features/push/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { Look, Situation } from './look.ts';
import { insertExpectations } from './pending-repo.ts';
import { lockRecipient, type Recipient } from './recipient-repo.ts';
import { findSent, insertSent } from './sent-repo.ts';
import { freeAt, isPushType, isToldType, type ToldType } from './told-types.ts';

export interface NotifyDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly mails: Mails;
  readonly pushes: Pick<Pushes, 'post'>;
  /** Base of the links that lead to a site without a request to tell it. */
  readonly siteOrigin: (site: Site) => string;
  /** What to look for when something of the type is due. */
  readonly looks: Readonly<Record<ToldType, readonly Look[]>>;
}

export interface Due {
  readonly user: UserId;
  readonly type: string;
}

export const notifyJob = job<Due>('notify');

/**
 * Something was due: tells, by push or by one mail for each type, what is still unseen now. In one transaction, so that
 * what is told, what is written down and what is left for later agree, whatever happens to this process.
 */
export async function notify(deps: NotifyDeps, { user, type }: Due): Promise<void> {
  if (!isToldType(type)) return;
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now();
    const recipient = await lockRecipient(tx, user, now);
    if (recipient === null) return;
    const sent = await findSent(tx, user);
    const site = await deps.sites.byId(recipient.site);
    for (const look of deps.looks[type]) {
      const again = await tell(deps, look, { tx, recipient, now, sent, origin: deps.siteOrigin(site) });
      const cycle = look.every === undefined ? [] : [new Date(now.getTime() + look.every)];
      const dues = [...(again === null ? [] : [again]), ...cycle];
      await insertExpectations(tx, dues.length === 0 ? [] : [{ user, type: look.type, due: earliest(dues) }]);
    }
  });
}

type Place = Omit<Situation, 'recipient'> & { readonly recipient: Recipient };

/** Returns when to look again, null for never. */
async function tell(deps: NotifyDeps, look: Look, { recipient, ...rest }: Place): Promise<Date | null> {
  const { status } = recipient;
  const may = channelsFor(look.type, recipient);
  if (status === null || (status === 'not_confirmed' && look.type !== 'reminders') || !(may.mail || may.push)) return null;
  const { tx, now, sent, origin } = rest;
  const free = freeAt(look.type, sent);
  if (free > now.getTime()) return new Date(free);
  const { content, push, again = null } = await look.find({ ...rest, recipient: { ...recipient, status } });
  const { id, email, language, site } = recipient;
  if (push !== undefined && may.push) await deps.pushes.post(tx, id, push);
  else if (content !== undefined && may.mail && !isPushType(look.type))
    await deps.mails.post(tx, { ...content, to: email, language, site, origin, unsubscribe: { user: id, type: look.type } });
  else return again;
  await insertSent(tx, id, look.type, now);
  return again;
}

/** Nobody is told of one thing twice: by push where there is a browser for it, else by mail. */
function channelsFor(type: ToldType, { mailOff, pushes }: Recipient): { readonly mail: boolean; readonly push: boolean } {
  if (isPushType(type)) return { mail: false, push: pushes.length > 0 };
  return { mail: !mailOff.includes(type), push: pushes.includes(type) };
}

const earliest = (dates: readonly Date[]): Date => new Date(Math.min(...dates.map((date) => date.getTime())));
