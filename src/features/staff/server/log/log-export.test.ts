import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settledMailsTo } from '#tests/support/mails.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { putMe } from '../../contract/endpoints.ts';
import { checkLog, getHome, getLog } from '../../contract/log.ts';
import { firstHash } from './log-entry.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const run = (statement: string) => app.platform.database.pool.query(statement);
const linesOf = async (range: { from: Date | null; until: Date | null }) => {
  let text = '';
  for await (const part of app.features.staffLog.export(range)) text += part;
  return text.split('\n').filter((line) => line !== '');
};

describe('an export of the log', () => {
  test('is checked by anybody with a few lines, without our code', async () => {
    const { client } = await buildStaff(app);
    for (const keys of [false, true]) await client.call(putMe, { body: { keys } });
    const lines = await linesOf({ from: null, until: null });
    expect(lines.length).toBeGreaterThan(1);
    let previous = firstHash;
    for (const line of lines) {
      const { hash, ...row } = JSON.parse(line) as Record<string, unknown>;
      const sorted = Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
      expect(row['prev_hash']).toBe(previous);
      previous = createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
      expect(hash).toBe(previous);
    }
    const later = new Date(app.platform.clock.now().getTime() + 86_400_000);
    expect(await linesOf({ from: later, until: null })).toEqual([]);
    expect(await linesOf({ from: null, until: new Date(0) })).toEqual([]);
  });

  test('is for whoever may read the log, of the own site alone, and stands in the log itself', async () => {
    const site = (await app.features.sites.byHost('localhost')).id;
    const books = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
    const day = app.platform.clock.now().toISOString().slice(0, 10);
    const download = async (client = books.client, query = `from=${day}&to=${day}`) => {
      const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return app.server.inject({ url: `/api/admin/log-export.php?${query}`, headers: { host: 'localhost', cookie } });
    };
    const sent = await download();
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    expect(sent.headers['content-disposition']).toContain('staff-log.jsonl');
    const rows = sent.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { site: number | null; what: string; look: boolean });
    expect(new Set(rows.map((row) => row.site))).toEqual(new Set([site]));
    expect(rows.at(-1)).toMatchObject({ what: 'log-export', look: true });
    const moderator = await buildStaff(app, { roles: [{ role: 'moderator', site }] });
    expect((await download(moderator.client)).statusCode).toBe(403);
    expect((await download(app.client())).statusCode).toBe(403);
    for (const query of ['from=2026-02-31', 'to=2026-13-01'])
      expect((await download(books.client, query)).json().error.code).toBe('day_invalid');
    for (const query of ['from=x', `to=${'1'.repeat(3000)}`]) expect((await download(books.client, query)).statusCode).toBe(400);
    expect((await books.client.call(getLog, { query: { what: 'log-export' } })).reply.rows).toHaveLength(1);
  });
});

describe('the owners', () => {
  test('get the signed head once for each newest row, and each break once', async () => {
    const owner = await buildStaff(app);
    const subjects = async () => (await settledMailsTo(app, owner.email)).map(({ subject }) => subject.replace(/\d+/g, '#'));
    await app.platform.jobs.runAllNow();
    await app.platform.jobs.runAllNow();
    const heads = (await subjects()).filter((subject) => subject.includes('Stand des Protokolls') || subject.includes('state of the log'));
    expect(heads).toHaveLength(1);
    const { rows } = await run(
      "SELECT log_id::int AS id, encode(signature, 'base64') AS signature FROM staff_log_heads ORDER BY log_id DESC LIMIT 1",
    );
    const text = (await settledMailsTo(app, owner.email)).at(-1)?.text ?? '';
    expect(text).toContain(String(rows[0].id));

    await run('ALTER TABLE staff_log DISABLE TRIGGER USER');
    await run("UPDATE staff_log SET subject = 'x' WHERE id = 2");
    expect((await owner.client.call(getHome)).reply.log_broken_at).toBeNull();
    await app.platform.jobs.runAllNow();
    for (const _time of [1, 2]) expect((await owner.client.call(checkLog)).reply.broken).toEqual({ id: 2, kind: 'edited' });
    expect((await owner.client.call(getHome)).reply.log_broken_at).toBe(2);
    const broken = (await subjects()).filter(
      (subject) => subject.includes('wurde etwas verändert') || subject.includes('has been changed'),
    );
    expect(broken).toHaveLength(1);
  });
});
