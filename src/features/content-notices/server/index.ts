import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { sendNotice as sendNoticeEndpoint } from '../contract/endpoints.ts';
import { forgetNetworks } from './notice-repo.ts';
import { noticesData } from './own-data-repo.ts';
import { type ReminderDeps, remindOperator } from './remind-operator.ts';
import { type NoticeDeps, sendNotice } from './send-notice.ts';

export { eraseNotices } from './notice-repo.ts';

const hourSeconds = 3600;
const reminderSeconds = 600;
const dayMs = 24 * 3_600_000;

export function createNotices(platform: Platform, dependencies: Omit<ReminderDeps & NoticeDeps, 'db' | 'clock'>): Feature {
  const { clock, jobs } = platform;
  const { db } = platform.database;
  const deps = { ...dependencies, db, clock };
  return {
    routes: tagged('content-notices', 'Notices about illegal content.', [
      route(sendNoticeEndpoint, ({ body }, call) => sendNotice(deps, body, call)),
    ]),
    ownData: noticesData,
    scheduleJobs() {
      jobs.every('notice-networks-forget', hourSeconds, () => forgetNetworks(db, new Date(clock.now().getTime() - dayMs)));
      jobs.every('notices-due', reminderSeconds, () => remindOperator(deps));
    },
  };
}
