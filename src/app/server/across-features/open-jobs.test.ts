import { expect, test } from 'vitest';
import { findOpenJobs } from './open-jobs.ts';

// Regression: mails of an older release whose data nobody understood any more were given up, and nobody was told.
test('of kinds that their features name themselves, jobs with data of another shape are counted, and only those', async () => {
  const since = new Date('2026-03-05T19:04:37Z');
  const countOpen = async () => [
    { name: 'send-mail', state: 'failed' as const, jobs: 5, invalid: 2, since },
    { name: 'send-push', state: 'failed' as const, jobs: 1, invalid: 0, since },
    { name: 'issue-invoice', state: 'failed' as const, jobs: 3, invalid: 1, since },
  ];
  const tasks = await findOpenJobs({ countOpen });
  expect(tasks.map(({ items }) => items.map(({ subject }) => subject))).toEqual([[], ['send-mail × 2', 'issue-invoice × 3']]);
});
