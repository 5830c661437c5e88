// @module-tag slow
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { messageStored } from '../../../contract/events.ts';
import { eventually } from '#tests/support/eventually.ts';
import { buildMember } from '#tests/support/builders.ts';
import { write, wrote } from '#tests/support/chat/chat.ts';
import { connectLive } from '#tests/support/live-client.ts';
import { serve } from '#tests/support/process/served.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let dir: string;
beforeAll(async () => {
  app = await createTestApp();
  dir = await fs.mkdtemp(path.join(tmpdir(), 'emberleaf-missed-'));
});
afterAll(async () => {
  await app.close();
  await fs.rm(dir, { recursive: true, force: true });
});

test('after a kill, who resumes elsewhere gets the message that was committed late', { timeout: 120_000 }, async () => {
  const { pool } = app.platform.database;
  const { database = '' } = pool.options;
  const where = { host: inject('databaseHost'), database, poolerPort: inject('poolerPort') };
  const [anna, ben, carl] = [await rich(), await rich(), await rich()];
  await wrote(anna, ben, 'davor');
  await wrote(carl, ben, 'davor');
  const [bens, carls] = await Promise.all([0, 1].map(() => serve({ ...where, dataDir: dir, bus: 'postgres' })));
  if (!bens || !carls) throw new Error('both serve');
  const holder = new pg.Client(pool.options);
  await holder.connect();
  try {
    const mine = await connectLive(bens.address, ben.client);
    // The message has its id when it has to wait for its sender's profile.
    await holder.query('BEGIN');
    await holder.query('SELECT FROM profiles WHERE user_id = $1 FOR UPDATE', [anna.id]);
    const before = await lastId(pool);
    const late = write(anna, ben, 'spät');
    await eventually(async () => expect(await lastId(pool)).toBeGreaterThan(before));
    const theirs = await connectLive(carls.address, carl.client);
    theirs.send({ type: 'send', data: { profile: ben.id, client_id: randomUUID(), text: 'schnell' } });
    const { message: seen } = await mine.next(messageStored, ({ message }) => message.text === 'schnell');
    await bens.kill();
    await holder.query('COMMIT');
    const { reply } = await late;
    expect(reply.message.id).toBeLessThan(seen.id);
    const again = await connectLive(carls.address, ben.client);
    await again.hello(seen.id);
    expect(again.of(messageStored).map(({ message }) => message.text)).toContain('spät');
  } finally {
    await holder.end();
    await carls.stop();
  }
});

const rich = () => buildMember(app, { credits: 100, paid_user: true, signup_date: new Date('2026-01-01T00:00:00Z') });

async function lastId(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ last: number }>('SELECT last_value AS last FROM messages_id_seq');
  return rows[0]?.last ?? 0;
}
