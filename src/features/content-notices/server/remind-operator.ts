import { pickLanguage } from '#platform/contract/languages.ts';
import type { Site } from '#features/site/server/index.ts';
import { markReminded, takeNoticesDue } from './notice-reminder-repo.ts';
import type { NoticeDeps } from './send-notice.ts';

const hourMs = 3_600_000;
/** Enough of a working day is left to decide. */
const aheadMs = 12 * hourMs;
/** Older ones were due while nothing ran; a word about them a day later is still better than none. */
const lateMs = 24 * hourMs;
const maxAtOnce = 50;

export interface ReminderDeps extends Omit<NoticeDeps, 'openCaseFor' | 'lockCasesAbout' | 'storage'> {
  /** The base of links in mails that no request causes. */
  readonly originOf: (site: Site) => string;
}

/** Tells the operator once of each notice whose time to decide is nearly over. The mail carries only the number. */
export async function remindOperator({ db, clock, mails, sites, originOf }: ReminderDeps): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const due = await takeNoticesDue(tx, new Date(now.getTime() - lateMs), new Date(now.getTime() + aheadMs), maxAtOnce);
    for (const { site: id, number, dueAt } of due) {
      const site = await sites.byId(id);
      const origin = originOf(site);
      const params = { name: '', link: origin, number, until: dueAt.toISOString() };
      const { support_email: to, domain_language } = site.settings;
      await mails.post(tx, { site: id, origin, kind: 'notice_due', params, to, language: pickLanguage(domain_language) });
    }
    await markReminded(
      tx,
      due.map(({ number }) => number),
      now,
    );
  });
}
