// @module-tag slow
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { getUser } from '#features/account/contract/endpoints.ts';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { createOrder } from '#features/orders/contract/endpoints.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { createLiveClient } from '#platform/web/live/live-client.ts';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { packageOf } from '#tests/support/money/shop.ts';
import { freePort } from '#tests/support/process/free-port.ts';
import { callAt, cookieOf, startSiteOf, uploadSlowly } from '#tests/support/process/started-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const hasCaddy = spawnSync('caddy', ['version']).status === 0;
let app: TestApp;
const children: ChildProcess[] = [];
beforeAll(async () => {
  app = await createTestApp({ BUS: 'postgres' });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await app.close();
});

test.skipIf(!hasCaddy)('a restart behind the shipped Caddyfile fails no call, upload or order', { timeout: 300_000 }, async () => {
  const rich = () => buildMember(app, { credits: 100_000, paid_user: true, signup_date: new Date('2026-01-01T00:00:00Z') });
  const [anna, ben, carl] = await Promise.all([rich(), rich(), rich()]);
  const [port, front, admin] = [await freePort(), await freePort(), await freePort()];
  const start = async () => {
    const site = await startSiteOf(app, { PORT: String(port), TRUST_PROXY: '1' });
    children.push(site.child);
    return site;
  };
  const first = await start();
  const address = `http://localhost:${front}`;
  const caddy = spawn('caddy', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: inject('runDir'),
      CADDY_ADMIN: `localhost:${admin}`,
      SITE_ADDRESS: address,
      TLS: 'plain',
      UPSTREAMS: `127.0.0.1:${port}`,
    },
  });
  children.push(caddy);
  await eventually(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200));

  let isRunning = true;
  const statuses: number[] = [];
  const keepCalling = async (call: () => Promise<number>) => {
    while (isRunning) {
      statuses.push(await call());
      await sleep(10);
    }
  };
  const letters: string[] = [];
  const offer = await packageOf(carl.client, 100);
  const calls = Promise.all([
    keepCalling(() => callAt(address, anna, 'GET', `/api/${getUser.path}`)),
    keepCalling(() => {
      const body = { package: offer, method: 'paypal', client_id: randomUUID(), start_consent: startConsentVersion };
      return callAt(address, carl, 'POST', `/api/${createOrder.path}`, body);
    }),
    keepCalling(async () => {
      const letter = { profile: ben.id, client_id: randomUUID(), text: 'Nachricht' };
      const status = await callAt(address, anna, 'POST', `/api/${sendMessage.path}`, letter);
      if (status === 200) letters.push(letter.client_id);
      return status;
    }),
  ]);
  // The page's own client.
  const received = new Set<string>();
  const open = () => new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers: { cookie: cookieOf(ben), origin: address } });
  const live = createLiveClient(() => {
    const socket = open();
    socket.on('error', () => {});
    socket.on('message', (raw) => {
      const { type, data } = JSON.parse(Buffer.isBuffer(raw) ? raw.toString() : '') as { type: string; data: { message?: Stored } };
      if (type !== 'message' || data.message === undefined) return;
      live.markReceived(data.message.id);
      received.add(data.message.client_id);
    });
    return socket as unknown as globalThis.WebSocket;
  });
  live.start();
  await eventually(() => expect(received.size).toBeGreaterThan(3));
  const upload = uploadSlowly(address, ben, 4000);
  await sleep(500);

  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  expect(first.child.exitCode).toBe(0);
  expect(await upload).toBe(200);
  await start();
  const before = statuses.length;
  await eventually(() => expect(statuses.length).toBeGreaterThan(before + 50));
  isRunning = false;
  await calls;
  expect(new Set(statuses)).toEqual(new Set([200]));
  await eventually(() => expect(letters.filter((letter) => !received.has(letter))).toEqual([]));
  live.stop();
});

interface Stored {
  readonly id: number;
  readonly client_id: string;
}
