import { setTimeout as sleep } from 'node:timers/promises';
import type { Captured } from '#platform/server/outbox.ts';
import type { TestApp } from './test-app.ts';

/** The mails to an address, newest first, once there are `count` of them: mails leave as jobs, a moment after the answer. */
export async function mailsTo(app: TestApp, address: string, count = 1): Promise<Captured[]> {
  for (let waited = 0; waited < 200; waited++) {
    const mails = await sentTo(app, address);
    if (mails.length >= count) return mails;
    await sleep(25);
  }
  throw new Error(`${address} did not get ${count} mails`);
}

/** The token at the end of the newest mail's link. */
export async function tokenFor(app: TestApp, address: string, count = 1): Promise<string> {
  const [mail] = await mailsTo(app, address, count);
  return new URL(mail?.links[0] ?? '').pathname.slice(1);
}

/** The mails that did leave so far, when everything that was posted had the time to. */
export async function settledMailsTo(app: TestApp, address: string): Promise<Captured[]> {
  await sleep(1500);
  return sentTo(app, address);
}

async function sentTo(app: TestApp, address: string): Promise<Captured[]> {
  return (await app.platform.outbox.list()).filter(({ channel, to }) => channel === 'mail' && to === address);
}
