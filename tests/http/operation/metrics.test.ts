import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login } from '#features/account/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { noMetrics } from '#platform/server/metrics/metrics.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp({ METRICS_PORT: '0' });
  address = await app.platform.metrics.listen();
});
afterAll(() => app.close());

const read = async () => (await fetch(address)).text();
const lines = async (start: string) => (await read()).split('\n').filter((line) => line.startsWith(start));

describe('metrics', () => {
  test('count calls by operation and status, also refused ones, and never by address', async () => {
    const client = app.client();
    await client.call(login, { body: { email: 'nobody@built.test', password: 'not this sentence' } });
    await client.raw('GET', '/api/notification-settings.php');
    await client.raw('GET', '/made-up/secret-path');
    const text = await read();
    expect(text).toMatch(/emberleaf_call_duration_seconds_count\{operation="POST \/api\/user\.php",status="401"\} 1/);
    expect(text).toMatch(/emberleaf_call_duration_seconds_count\{operation="GET \/api\/notification-settings\.php",status="403"\} 1/);
    expect(text).toMatch(
      /emberleaf_call_duration_seconds_bucket\{operation="GET \/api\/notification-settings\.php",status="403",le="\+Inf"\} 1/,
    );
    expect(text).not.toMatch(/made-up|nobody@/);
  });

  test('tell the state of the process, and every name begins with ours', async () => {
    expect(await lines('emberleaf_queue_tasks{queue="passwords",state="waiting"}')).toEqual([
      'emberleaf_queue_tasks{queue="passwords",state="waiting"} 0',
    ]);
    expect(await lines('emberleaf_live_sockets')).toEqual(['emberleaf_live_sockets 0']);
    expect(await lines('emberleaf_pool_size')).toEqual(['emberleaf_pool_size 6']);
    const names = (await read()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(names.filter((line) => !line.startsWith('emberleaf_'))).toEqual([]);
  });

  test('tell what the database knows, and ask it no more than once in fifteen seconds', async () => {
    const text = await read();
    expect(text).toMatch(/^emberleaf_database_up 1$/m);
    expect(text).toMatch(/^emberleaf_database_bytes \d{6,}$/m);
    expect(text).toMatch(/^emberleaf_cases_overdue 0$/m);
    expect(text).toMatch(/^emberleaf_standbys 0$/m);
    expect(text).toMatch(/^emberleaf_disk_free_bytes \d{6,}$/m);
    expect(text).toMatch(/^emberleaf_search_lag_seconds \d/m);
    const asked = vi.spyOn(app.platform.database.db, 'transaction');
    await Promise.all(Array.from({ length: 20 }, read));
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test('of jobs tell those that are due or tried again since when, and not those for later', async () => {
    const other = await createTestApp({ METRICS_PORT: '0' });
    const add = (queue: string, state: string, tries: number, starts: string) =>
      other.platform.database.pool.query(
        `INSERT INTO pgboss.job (name, state, retry_count, created_on, start_after) VALUES ($1, $2, $3, now() - interval '1 hour', now() + $4::interval)`,
        [queue, state, tries, starts],
      );
    await add('send-mail', 'retry', 3, '1 hour');
    await add('send-mail', 'created', 0, '1 hour');
    await add('send-push', 'failed', 9, '-1 hour');
    const text = await (await fetch(await other.platform.metrics.listen())).text();
    expect(text).toMatch(/^emberleaf_jobs_waiting\{queue="send-mail"\} 1$/m);
    expect(Number(/^emberleaf_jobs_oldest_seconds\{queue="send-mail"\} (\S+)/m.exec(text)?.[1])).toBeGreaterThan(3599);
    expect(text).toMatch(/^emberleaf_jobs_waiting\{queue="send-push"\} 0$/m);
    expect(text).toMatch(/^emberleaf_jobs_failed\{queue="send-push"\} 1$/m);
    await other.close();
  });

  test('of messages over the socket count as calls, also refused ones, and how many shared a statement', async () => {
    const [anna, ben] = [await buildMember(app, { credits: 10 }), await buildMember(app)];
    const live = await connectLive(await listen(app), anna.client);
    await live.hello();
    for (const text of ['Hallo', '']) live.send({ type: 'send', data: { client_id: randomUUID(), profile: ben.id, text } });
    await eventually(async () => {
      const text = await read();
      expect(text).toMatch(/_count\{operation="SOCKET send",status="200"\} 1/);
      expect(text).toMatch(/_count\{operation="SOCKET send",status="400"\} 1/);
      expect(text).toMatch(/^emberleaf_live_sockets 1$/m);
    });
    await live.close();
  });

  test('are found at one address only, on this machine, and nowhere on the port of the site', async () => {
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
    expect((await app.client().raw('GET', '/metrics')).status).toBe(404);
  });

  test('at a port that is taken end the start with one sentence', async () => {
    const other = await createTestApp({ METRICS_PORT: new URL(address).port });
    await expect(other.platform.metrics.listen()).rejects.toThrow(/^METRICS_PORT and METRICS_HOST name a place/);
    await other.close();
  });

  test('cost nothing where no port is set', async () => {
    const other = await createTestApp();
    expect(other.platform.metrics).toBe(noMetrics);
    await other.close();
  });
});
