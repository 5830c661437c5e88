// @module-tag slow
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { move, ready } from '#platform/contract/live/live-frames.ts';
import { getUser } from '#features/account/contract/endpoints.ts';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { messageStored } from '#features/chat/contract/events.ts';
import { createOrder } from '#features/orders/contract/endpoints.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { findReady } from '#platform/server/db/postgres-process.ts';
import { buildMember } from '#tests/support/builders.ts';
import { asCorrespondent, type RetryingWriter, retryingWriter } from '#tests/support/chat/retrying-writer.ts';
import { eventually } from '#tests/support/eventually.ts';
import { connectLive, refusal } from '#tests/support/live-client.ts';
import { packageOf } from '#tests/support/money/shop.ts';
import { callAt, cookieOf, type StartedSite, startSite, startSiteOf, uploadSlowly } from '#tests/support/process/started-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
const children: ChildProcess[] = [];
beforeAll(async () => {
  app = await createTestApp({ BUS: 'postgres' });
});
/** Killed after the test, if it still runs. */
const kept = async (starting: Promise<StartedSite>): Promise<StartedSite> => {
  const site = await starting;
  children.push(site.child);
  return site;
};
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => app.close());

const rich = () => buildMember(app, { credits: 100_000, paid_user: true, signup_date: new Date('2026-01-01T00:00:00Z') });

/** Each message that was acknowledged is stored, once and in order. */
async function expectStored(writers: readonly RetryingWriter[]): Promise<void> {
  for (const { member, acknowledged } of writers) {
    const { rows } = await app.platform.database.pool.query<{ client_id: string }>(
      'SELECT client_id FROM messages WHERE sender_id = $1 ORDER BY id',
      [member.id],
    );
    expect(rows.map(({ client_id }) => client_id)).toEqual(acknowledged);
  }
}

describe('a process that is to end among others', { timeout: 400_000 }, () => {
  test('finishes uploads and orders, loses no message, and lets the sockets leave over the window', async () => {
    const [anna, ben, carl, dora, emil] = await Promise.all([rich(), rich(), rich(), rich(), rich()]);
    const [old, next] = await Promise.all([kept(startSiteOf(app)), kept(startSiteOf(app))]);
    // As a load balancer does, which asks each process now and then.
    let target = old;
    const writers = [
      retryingWriter(asCorrespondent(anna), asCorrespondent(ben), () => target.address),
      retryingWriter(asCorrespondent(ben), asCorrespondent(anna), () => target.address),
    ];
    let isWriting = true;
    const written = Promise.all(
      writers.map(async (writer) => {
        while (isWriting) await writer.write(1);
      }),
    );
    const statuses: number[] = [];
    const body = async () => ({
      package: await packageOf(carl.client, 100),
      method: 'paypal',
      client_id: randomUUID(),
      start_consent: startConsentVersion,
    });
    const ordering = (async () => {
      while (isWriting) {
        statuses.push(await callAt(target.address, carl, 'POST', `/api/${createOrder.path}`, await body()));
        statuses.push(await callAt(target.address, carl, 'GET', `/api/${getUser.path}`));
        await sleep(20);
      }
    })();
    const leaving = await connectLive(old.address, dora.client);
    leaving.send({ type: 'hello', data: { understands: ['move'] } });
    await leaving.next(ready);
    const staying = await connectLive(old.address, emil.client);
    staying.send({ type: 'hello', data: { understands: ['move'] } });
    await staying.next(ready);
    const upload = uploadSlowly(old.address, dora, 12_000);
    await sleep(1000);

    const signalledAt = performance.now();
    old.child.kill('SIGTERM');
    const ended = once(old.child, 'exit');
    const { within_ms } = await leaving.next(move);
    expect(within_ms).toBeGreaterThan(1000);
    expect(await old.missing()).toEqual(['draining']);
    expect(await refusal(old.address, { cookie: cookieOf(dora), origin: old.address })).toBe(503);
    // It still answers whoever has not heard yet.
    await sleep(1000);
    target = next;
    const moved = await connectLive(next.address, dora.client);
    await leaving.close();
    await moved.hello();
    const letter = { profile: dora.id, client_id: randomUUID(), text: 'Unterwegs' };
    expect(await callAt(next.address, anna, 'POST', `/api/${sendMessage.path}`, letter)).toBe(200);
    await moved.next(messageStored, ({ message }) => message.text === letter.text);

    expect(await upload).toBe(200);
    expect(await staying.closed()).toBe(1012);
    await ended;
    const seconds = (performance.now() - signalledAt) / 1000;
    expect(old.child.exitCode).toBe(0);
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThan(30);
    await sleep(1000);
    isWriting = false;
    await Promise.all([written, ordering]);
    writers.forEach((writer) => writer.close());
    expect(statuses.length).toBeGreaterThan(100);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(writers.map(({ acknowledged }) => acknowledged.length > 20)).toEqual([true, true]);
    await app.platform.database.pool.query('DELETE FROM messages WHERE client_id = $1', [letter.client_id]);
    await expectStored(writers);
    const { rows } = await app.platform.database.pool.query('SELECT count(*) FROM orders WHERE user_id = $1', [carl.id]);
    expect(Number((rows as { count: unknown }[])[0]?.count)).toBe(statuses.length / 2);
    await moved.close();
  });

  test('and is killed meanwhile loses nothing that it acknowledged', async () => {
    const [anna, ben] = await Promise.all([rich(), rich()]);
    let site = await kept(startSiteOf(app));
    const writers = [
      retryingWriter(asCorrespondent(anna), asCorrespondent(ben), () => site.address),
      retryingWriter(asCorrespondent(ben), asCorrespondent(anna), () => site.address),
    ];
    const written = Promise.all(writers.map((writer) => writer.write(400)));
    await eventually(() => expect(writers[0]?.acknowledged.length).toBeGreaterThan(20));
    site.child.kill('SIGTERM');
    await sleep(1500);
    site.child.kill('SIGKILL');
    site = await kept(startSiteOf(app));
    await written;
    writers.forEach((writer) => writer.close());
    await expectStored(writers);
  });
});

describe('a process with the embedded database', { timeout: 200_000 }, () => {
  const dataDir = () => path.join(inject('runDir'), `alone-${randomUUID()}`);

  test('ends at once when nothing is open', async () => {
    const folder = dataDir();
    const { child } = await kept(startSite({ DATA_DIR: folder }));
    const signalledAt = performance.now();
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(10_000);
    expect(await findReady(path.join(folder, 'postgres'))).toBeNull();
  });

  test('completes an open request, but not after a second signal', async () => {
    const folder = dataDir();
    const { child, address } = await kept(startSite({ DATA_DIR: folder }));
    const request = http.request(`${address}/api/user.php`, { method: 'POST', headers: { 'content-length': 100 } });
    request.on('error', () => {});
    request.write('{');
    await sleep(500);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    // A terminal and npm both pass the first one on.
    child.kill('SIGTERM');
    await sleep(3000);
    expect(child.exitCode).toBeNull();
    child.kill('SIGINT');
    await ended;
    expect(child.exitCode).toBe(1);
    expect(await findReady(path.join(folder, 'postgres'))).toBeNull();
  });
});
