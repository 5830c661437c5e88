// @module-tag slow
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { like } from '#features/likes/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { subjectsAfter } from '#tests/support/notifications.ts';
import { type Killable, killableOn } from '#tests/support/process/killable.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let processes: Killable;
beforeAll(async () => {
  app = await createTestApp();
  processes = await killableOn(app);
});
afterAll(async () => {
  await app.close();
  await processes.close();
});

const longAgo = new Date('2020-01-01');
const run = (text: string) => app.platform.database.pool.query<Record<string, number>>(text);

test(
  'who got a message or a like in the last moment of a killed process is notified all the same, once',
  { timeout: 300_000 },
  async () => {
    const writer = await buildMember(app, { name: 'Lena', credits: 100, paid_user: true, signup_date: longAgo });
    const [written, liked, read] = [await buildMember(app), await buildMember(app), await buildMember(app)];
    const served = await processes.start();
    await expect.poll(async () => (await run('SELECT FROM notifying_processes')).rowCount).toBe(2);
    const call = async (endpoint: { readonly method: string; readonly path: string }, body: object) => {
      const cookie = [...writer.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { cookie, 'content-type': 'application/json' };
      const reply = await fetch(`${served.address}/api/${endpoint.path}`, { method: endpoint.method, headers, body: JSON.stringify(body) });
      expect(reply.status).toBe(200);
    };
    const write = (to: BuiltMember) => call(sendMessage, { profile: to.id, text: 'Hallo', client_id: randomUUID() });
    await Promise.all([write(written), write(read), call(like, { id: liked.id })]);
    await served.kill();
    // Nothing was stored yet, or the test would show nothing.
    expect((await run(`SELECT FROM pending_notifications WHERE type IN ('new_messages', 'like')`)).rowCount).toBe(0);
    await run(`UPDATE conversations SET low_unread = 0, high_unread = 0 WHERE ${read.id} IN (low_id, high_id)`);

    expect(await subjectsAfter(app, written, 61)).toEqual([]);
    await app.platform.jobs.runAllNow();
    expect(await subjectsAfter(app, written, 3)).toEqual(['Lena hat dir geschrieben']);
    expect(await subjectsAfter(app, liked, 3)).toEqual(['Du gefällst Lena']);
    expect(await subjectsAfter(app, written, 60)).toEqual(['Lena hat dir geschrieben']);
    expect(await subjectsAfter(app, read, 3)).toEqual([]);
    // This process is left.
    expect((await run('SELECT FROM notifying_processes')).rowCount).toBe(1);
  },
);

test('a process that ends leaves nothing to look through', async () => {
  const served = await processes.start();
  await expect.poll(async () => (await run('SELECT FROM notifying_processes')).rowCount).toBe(2);
  await served.stop();
  expect((await run('SELECT FROM notifying_processes')).rowCount).toBe(1);
});
