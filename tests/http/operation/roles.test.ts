import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { eventually } from '#tests/support/eventually.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';
import { messageStored } from '#features/chat/contract/events.ts';
import { requestPasswordReset } from '#features/account/contract/endpoints.ts';

/** The connection of the tests takes the place of the address. */
const among = (role: string) => ({ ROLE: role, BUS: 'postgres', DATABASE_URL: 'postgres://localhost/site' });

let web: TestApp;
let live: TestApp;
let anna: BuiltMember;
beforeAll(async () => {
  web = await createTestApp(among('web'));
  live = await createTestAppOn(web.platform.database.connection, among('live'));
  anna = await buildMember(web, { name: 'Anna', credits: 10 });
});
afterAll(async () => {
  await live.close();
  await web.close();
});

const ready = { ok: true, missing: [], waiting: [] };

test('every role answers for its health, and a process without pages answers nothing else', async () => {
  const client = live.client();
  expect(await Promise.all(['/healthz', '/readyz'].map((path) => client.raw('GET', path)))).toMatchObject([
    { status: 200, body: { ok: true } },
    { status: 200, body: ready },
  ]);
  const paths = ['/', '/api/user.php', '/api/readyz', '/tls-host', '/dev/clock', '/photos/1', '/admin'];
  const answers = await Promise.all(paths.map((path) => client.raw('GET', path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
});

test('a process without sockets answers 404 where one is opened', async () => {
  const socket = new WebSocket(`${(await listen(web)).replace('http', 'ws')}/api/live`);
  expect(await new Promise((resolve) => socket.once('error', ({ message }) => resolve(message)))).toBe('Unexpected server response: 404');
});

test('a message that one process stores reaches the sockets of another', async () => {
  const ben = await buildMember(web, { name: 'Ben' });
  const socket = await connectLive(await listen(live), ben.client);
  const { message } = await wrote(anna, ben);
  expect((await socket.next(messageStored)).message.id).toBe(message.id);
  await socket.close();
});

test('a job waits until a process comes that does jobs', async () => {
  const state = async () => {
    const { rows } = await web.platform.database.pool.query<{ state: string }>(
      `SELECT state FROM pgboss.job WHERE name = 'send-password-reset' ORDER BY created_on DESC LIMIT 1`,
    );
    return rows[0]?.state;
  };
  expect((await web.client().call(requestPasswordReset, { body: { email: anna.email } })).status).toBe(200);
  await web.platform.jobs.runAllNow();
  expect(await state()).toBe('created');
  const jobs = await createTestAppOn(web.platform.database.connection, among('jobs'));
  await eventually(async () => expect(await state()).toBe('completed'));
  await jobs.close();
});
