import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sendMessage } from '#features/chat/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getBlocks, putBlock } from '../../contract/block-endpoints.ts';
import { casesAbout } from '../queue/testing/cases.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('a review that fails leaves the message sent', async () => {
  const [anna, ben] = [await buildMember(app, { credits: 500 }), await buildMember(app, { credits: 500 })];
  const { client } = await buildStaff(app);
  const put = { kind: 'phrase', value: 'telegram', effect: 'review', reason: 'Betrug' } as const;
  expect((await client.call(putBlock, { body: put })).status).toBe(200);
  const hits = async () => (await client.call(getBlocks, { query: {} })).reply.blocks.map(({ hits: n }) => n);
  const { pool } = app.platform.database;
  await pool.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'full'; END $$`);
  await pool.query('CREATE TRIGGER refuse BEFORE INSERT ON case_sources FOR EACH ROW EXECUTE FUNCTION refuse()');
  const failed = vi.spyOn(app.platform.log, 'error');
  const message = { client_id: randomUUID(), profile: ben.id, text: 'Auf Telegram?' };
  const write = () => anna.client.call(sendMessage, { body: message });
  expect((await write()).status).toBe(200);
  await eventually(async () => expect(failed).toHaveBeenCalledOnce());
  failed.mockRestore();
  await pool.query('DROP TRIGGER refuse ON case_sources');
  expect([await casesAbout(app, anna), await hits()]).toEqual([[], [0]]);
  // Sent again, it is put up for review.
  expect((await write()).status).toBe(200);
  await eventually(async () => expect(await hits()).toEqual([1]));
});

test('a review that was lost when its process ended is made by a job', async () => {
  const [anna, ben] = [await buildMember(app, { credits: 500 }), await buildMember(app, { credits: 500 })];
  const { client } = await buildStaff(app);
  await client.call(putBlock, { body: { kind: 'phrase', value: 'whatsapp', effect: 'review', reason: 'Betrug' } });
  const message = { client_id: randomUUID(), profile: ben.id, text: 'Auf WhatsApp?' };
  const { reply } = await anna.client.call(sendMessage, { body: message });
  await eventually(async () => expect(await casesAbout(app, anna)).toHaveLength(1));
  // As if it had not come to that.
  const { pool } = app.platform.database;
  await pool.query('TRUNCATE cases, case_sources, case_events CASCADE');
  await app.client().raw('POST', '/dev/clock', { advance_seconds: 20 });
  await eventually(async () => expect(await casesAbout(app, anna)).toMatchObject([{ kind: 'report', state: 'open' }]));
  const { rowCount } = await pool.query('SELECT FROM case_sources WHERE message_id = $1', [reply.message.id]);
  expect(rowCount).toBe(1);
});
