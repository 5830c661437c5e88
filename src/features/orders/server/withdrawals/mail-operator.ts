import { pickLanguage } from '#platform/contract/languages.ts';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import { payBackDays } from '../../contract/withdrawal-rules.ts';
import type { OutcomeDeps } from './mail-outcome.ts';
import { setReminded, takeRemindable } from './reminder-repo.ts';

interface Deps extends OutcomeDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const day = 24 * 3_600_000;

/** In days after the receipt; declarations that need a person are mailed at once, too. */
export const reminderDays = { waiting: 3, urgent: 10 } as const;

const stages = ['arrived', 'waiting', 'urgent'] as const;

/** Mails the operator about open declarations, one mail per site and stage. The mail contains only their numbers. */
export async function mailOperator({ db, clock, mails, sites, originOf }: Deps): Promise<void> {
  const now = clock.now();
  await transact(db, async (tx) => {
    const before = (days: number) => new Date(now.getTime() - days * day);
    const open = await takeRemindable(tx, before(reminderDays.waiting), before(reminderDays.urgent));
    const groups = Map.groupBy(open, ({ site, stage }) => `${site} ${stage}`);
    for (const group of groups.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const site = await sites.byId(first.site satisfies SiteId);
      const origin = originOf(site);
      const { support_email: to, domain_language } = site.settings;
      const until = new Date(Math.min(...group.map(({ receivedAt }) => receivedAt.getTime())) + payBackDays * day).toISOString();
      const numbers = group.map(({ number }) => number).join(', ');
      const params = { name: '', link: origin, numbers, n: group.length, stage: stages[first.stage - 1] ?? 'arrived', until };
      await mails.post(tx, { kind: 'withdrawal_waits', params, to, language: pickLanguage(domain_language), site: first.site, origin });
    }
    for (const { id, stage } of open) await setReminded(tx, id, stage);
  });
}
