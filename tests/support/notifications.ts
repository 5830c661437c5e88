import { setTimeout as sleep } from 'node:timers/promises';
import type { Captured } from '#platform/server/outbox.ts';
import type { BuiltMember } from './builders.ts';
import { settledMailsTo } from './mails.ts';
import type { TestApp } from './test-app.ts';

export const minutes = 60;
export const hours = 60 * minutes;
export const days = 24 * hours;

/** Moves the clock forward and waits until all notifications that are due then have been processed; no other repeated job runs. */
export async function advanceUntilNotified(app: TestApp, seconds: number): Promise<void> {
  app.platform.clock.advance(seconds);
  await app.platform.jobs.runNow('notifications');
  const open = `SELECT count(*) AS jobs FROM pgboss.job WHERE name = 'notify' AND state IN ('created', 'retry', 'active')`;
  for (let waited = 0; waited < 2400; waited++) {
    const { rows } = await app.platform.database.pool.query<{ jobs: number }>(open);
    if (rows[0]?.jobs === 0) return;
    await sleep(25);
  }
  throw new Error('due notifications were not processed');
}

/** Moves the clock forward and returns all mails that the member has got until then, newest first. */
export async function mailsAfter(app: TestApp, { email }: BuiltMember, seconds: number): Promise<Captured[]> {
  await advanceUntilNotified(app, seconds);
  return settledMailsTo(app, email);
}

/** The subjects of these mails. */
export const subjectsAfter = async (app: TestApp, member: BuiltMember, seconds: number): Promise<string[]> =>
  (await mailsAfter(app, member, seconds)).map(({ subject }) => subject);
