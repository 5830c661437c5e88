// @module-tag slow
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { WebSocket } from 'ws';
import { getUser } from '#features/account/contract/endpoints.ts';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { createOrder } from '#features/orders/contract/endpoints.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';
import { createLiveClient } from '#platform/web/live/live-client.ts';
import { buildMember, type BuiltMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { packageOf } from '#tests/support/money/shop.ts';
import { freePort } from '#tests/support/process/free-port.ts';
import { neededProgram } from '#tests/support/process/needed-program.ts';
import { callAt, cookieOf, type StartedSite, startSiteOf, uploadSlowly } from '#tests/support/process/started-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const caddy = () => neededProgram(['caddy'], 'caddy');
const skips = process.env['CI'] !== 'true' && caddy() === null;
let app: TestApp;
const children: ChildProcess[] = [];
beforeAll(async () => {
  app = await createTestApp({ BUS: 'postgres' });
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => app.close());

const rich = () => buildMember(app, { credits: 100_000, paid_user: true, signup_date: new Date('2026-01-01T00:00:00Z') });

async function startAt(port: number): Promise<StartedSite> {
  const site = await startSiteOf(app, { PORT: String(port), TRUST_PROXY: '1' });
  children.push(site.child);
  return site;
}

/** The address of Caddy with the shipped file before these processes, once it finds one of them ready. */
async function startCaddy(ports: readonly number[]): Promise<string> {
  const [front, admin] = [await freePort(), await freePort()];
  const address = `http://localhost:${front}`;
  const child = spawn(caddy() ?? '', ['run', '--config', 'Caddyfile', '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      HOME: inject('runDir'),
      CADDY_ADMIN: `localhost:${admin}`,
      SITE_ADDRESS: address,
      TLS: 'plain',
      UPSTREAMS: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    },
  });
  children.push(child);
  await eventually(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200));
  return address;
}

/** The page's own client of a member. `opened`: when each connection was there, in ms; `received`: the client ids of messages. */
function pageOf(member: BuiltMember, address: string) {
  const received = new Set<string>();
  const opened: number[] = [];
  const live = createLiveClient(() => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, { headers: { cookie: cookieOf(member), origin: address } });
    socket.on('error', () => {});
    socket.on('open', () => opened.push(performance.now()));
    socket.on('message', (raw) => {
      const { type, data } = JSON.parse(Buffer.isBuffer(raw) ? raw.toString() : '') as { type: string; data: { message?: Stored } };
      if (type !== 'message' || data.message === undefined) return;
      live.markReceived(data.message.id);
      received.add(data.message.client_id);
    });
    return socket as unknown as globalThis.WebSocket;
  });
  live.start();
  return { live, received, opened };
}

test.skipIf(skips)('a restart behind the shipped Caddyfile fails no call, upload or order', { timeout: 300_000 }, async () => {
  const [anna, ben, carl] = await Promise.all([rich(), rich(), rich()]);
  const port = await freePort();
  const first = await startAt(port);
  const address = await startCaddy([port]);

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
  const { live, received } = pageOf(ben, address);
  await eventually(() => expect(received.size).toBeGreaterThan(3));
  const upload = uploadSlowly(address, ben, 4000);
  await sleep(500);

  first.child.kill('SIGTERM');
  await once(first.child, 'exit');
  expect(first.child.exitCode).toBe(0);
  expect(await upload).toBe(200);
  await startAt(port);
  const before = statuses.length;
  await eventually(() => expect(statuses.length).toBeGreaterThan(before + 50));
  isRunning = false;
  await calls;
  expect(new Set(statuses)).toEqual(new Set([200]));
  await eventually(() => expect(letters.filter((letter) => !received.has(letter))).toEqual([]));
  live.stop();
});

test.skipIf(skips)('sockets go over to another process over the window, none of them twice', { timeout: 300_000 }, async () => {
  const members = await Promise.all(Array.from({ length: 20 }, rich));
  const writer = await rich();
  const ports = [await freePort(), await freePort()];
  const first = await startAt(ports[0] ?? 0);
  const address = await startCaddy(ports);
  const pages = members.map((member) => pageOf(member, address));
  await eventually(() => expect(pages.every(({ opened }) => opened.length === 1)).toBe(true));
  await startAt(ports[1] ?? 0);
  await eventually(async () => expect((await fetch(`http://127.0.0.1:${ports[1]}/readyz`)).status).toBe(200));
  // Caddy asks each process once a second.
  await sleep(2000);

  const signalledAt = performance.now();
  first.child.kill('SIGTERM');
  const ended = once(first.child, 'exit');
  const letters: [string, number][] = [];
  for (let round = 0; first.child.exitCode === null; round++) {
    const to = round % members.length;
    const letter = { profile: members[to]?.id, client_id: randomUUID(), text: 'Unterwegs' };
    expect(await callAt(address, writer, 'POST', `/api/${sendMessage.path}`, letter)).toBe(200);
    letters.push([letter.client_id, to]);
    await sleep(100);
  }
  await ended;
  expect(first.child.exitCode).toBe(0);
  await eventually(() => expect(letters.filter(([letter, to]) => pages[to]?.received.has(letter) !== true)).toEqual([]));
  const moved = pages.map(({ opened }) => opened.slice(1).map((at) => at - signalledAt));
  expect(moved.map((times) => times.length)).toEqual(members.map(() => 1));
  const times = moved.flat().toSorted((a, b) => a - b);
  // Twenty at random within 7.2 seconds: that they all come within half of it is less likely than one in ten thousand.
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(3600);
  const inOneSecond = times.map((from) => times.filter((at) => at >= from && at < from + 1000).length);
  expect(Math.max(...inOneSecond)).toBeLessThan(12);
  for (const { live } of pages) live.stop();
});

interface Stored {
  readonly id: number;
  readonly client_id: string;
}
