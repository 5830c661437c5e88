import { setTimeout as sleep } from 'node:timers/promises';
import type { Captured } from '#platform/server/outbox.ts';
import type { TestApp } from './test-app.ts';

/** Waits until an address has got `count` mails, which are sent by jobs after the response; newest first. */
export async function mailsTo(app: TestApp, address: string, count = 1): Promise<Captured[]> {
  for (let waited = 0; waited < 2400; waited++) {
    const mails = await sentTo(app, address);
    if (mails.length >= count) return mails;
    await sleep(25);
  }
  throw new Error(`${address} did not get ${count} mails`);
}

/** The token in the newest mail's link: a parameter, or the end of the path. */
export async function tokenFor(app: TestApp, address: string, count = 1): Promise<string> {
  const [mail] = await mailsTo(app, address, count);
  const { searchParams, pathname } = new URL(mail?.links[0] ?? '');
  return searchParams.get('token') ?? pathname.slice(1);
}

/** Where the link of a notification mail leads, which also logs in. */
export const targetOf = (mail: Captured | undefined): string | null =>
  new URL(mail?.links.find((link) => link.includes('/l-')) ?? '').searchParams.get('to');

/** The mails to an address once no sending job (`send-…`) is pending or running any more. */
export async function settledMailsTo(app: TestApp, address: string): Promise<Captured[]> {
  const open = `SELECT count(*) AS jobs FROM pgboss.job WHERE name LIKE 'send-%' AND state IN ('created', 'retry', 'active')`;
  for (let waited = 0; waited < 2400; waited++) {
    const { rows } = await app.platform.database.pool.query<{ jobs: number }>(open);
    if (rows[0]?.jobs === 0) return sentTo(app, address);
    await sleep(25);
  }
  throw new Error('the mails did not settle');
}

async function sentTo(app: TestApp, address: string): Promise<Captured[]> {
  return (await app.platform.outbox.list(address)).filter(({ channel }) => channel === 'mail');
}
