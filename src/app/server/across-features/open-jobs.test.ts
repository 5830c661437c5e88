import { expect, test } from 'vitest';
import { findOpenJobs } from './open-jobs.ts';

// Regression: mails of an older release whose data the code could no longer read were dropped without a notice.
test('of kinds that their features report themselves, only jobs with data of another shape are counted', async () => {
  const since = new Date('2026-03-05T19:04:37Z');
  const countOpen = async () => [
    { name: 'send-mail', state: 'failed' as const, jobs: 5, invalid: 2, since },
    { name: 'send-push', state: 'failed' as const, jobs: 1, invalid: 0, since },
    { name: 'issue-invoice', state: 'failed' as const, jobs: 3, invalid: 1, since },
  ];
  const tasks = await findOpenJobs({ countOpen });
  expect(tasks.map(({ items }) => items.map(({ subject }) => subject))).toEqual([[], ['send-mail × 2', 'issue-invoice × 3']]);
});
