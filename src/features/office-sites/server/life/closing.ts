import type { Logger } from 'pino';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { pickLanguage } from '#platform/contract/languages.ts';
import type { Mails } from '#features/mails/server/index.ts';
import type { Site, Sites } from '#features/site/server/index.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { listActiveSessions, listUnspentOrders, takeUnmailed } from '../store/site-life-repo.ts';

export interface ClosingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly log: Logger;
  readonly live: Pick<Live, 'disconnect'>;
  readonly mails: Pick<Mails, 'post'>;
  readonly originOf: (site: Site) => string;
  /** Pays back what is left of an order, by its payment method. */
  readonly payOrder: (order: number) => Promise<unknown>;
}

const atOnce = 200;

/** Mails each member once that the site closes, and by when to take data and money along. */
export async function mailClosing({ db, sites, mails, originOf }: ClosingDeps): Promise<void> {
  for (const site of await sites.all()) {
    const { closesAt } = site;
    if (closesAt === null) continue;
    const origin = originOf(site);
    const mailNext = () =>
      db.transaction().execute(async (tx) => {
        const readers = await takeUnmailed(tx, site.id, atOnce);
        for (const { email, name, language } of readers)
          await mails.post(tx, {
            kind: 'site_closes',
            params: { name, link: `${origin}/settings`, until: closesAt.toISOString() },
            to: email,
            language: language ?? pickLanguage(site.settings.domain_language),
            site: site.id,
            origin,
          });
        return readers.length;
      });
    while ((await mailNext()) === atOnce);
  }
}

/** Ms after the closing in which open connections are looked for: a run may be late. */
const endingFor = 10 * 60_000;

/**
 * Ends the connections that were open when a site closed: nobody can open one afterwards. Members with a connection have been active a
 * moment ago.
 */
export async function endSockets({ db, clock, sites, live }: Pick<ClosingDeps, 'db' | 'clock' | 'sites' | 'live'>): Promise<void> {
  const now = clock.now();
  for (const { id, closesAt } of await sites.all()) {
    const age = closesAt === null ? -1 : now.getTime() - closesAt.getTime();
    if (closesAt === null || age < 0 || age > endingFor) continue;
    const active = await listActiveSessions(db, id, new Date(closesAt.getTime() - endingFor));
    for (const { user, session } of active) live.disconnect(user, session);
  }
}

/** After the last day what is left of each purchase goes back the way it came. */
export async function payBackClosed({ db, clock, sites, log, payOrder }: ClosingDeps): Promise<void> {
  for (const { id, closesAt } of await sites.all()) {
    if (closesAt === null || closesAt > clock.now()) continue;
    let after = 0;
    for (;;) {
      const orders = await listUnspentOrders(db, id, after, atOnce);
      // One that fails keeps no other from its money; the next run tries it again.
      for (const order of orders)
        await payOrder(order).catch((error: unknown) => log.error({ error, order }, 'an order of a closed site is not paid back'));
      after = orders.at(-1) ?? 0;
      if (orders.length < atOnce) break;
    }
  }
}
