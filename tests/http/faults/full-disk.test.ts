import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getUser, putUser } from '#features/account/contract/endpoints.ts';
import { isDiskFull } from '#platform/server/storage/disk-full.ts';
import { buildMember } from '#tests/support/builders.ts';
import { sendPhoto } from '#tests/support/photo-form.ts';
import { photoOf } from '#tests/support/pictures.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const noRoom = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

describe('a full disk', () => {
  test('of the database makes writes fail as unavailable, and reads go on', async () => {
    const { client } = await buildMember(app);
    const { pool } = app.platform.database;
    await pool.query(`
      CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER no_room BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION no_room()`);
    const response = await client.call(putUser, { body: { language: 'fi' } });
    expect([response.status, response.error?.code]).toEqual([503, 'unavailable']);
    expect((await client.call(getUser)).status).toBe(200);
    await pool.query('DROP FUNCTION no_room CASCADE');
    expect((await client.call(putUser, { body: { language: 'fi' } })).status).toBe(200);
  });

  test('of the photos makes an upload fail as unavailable, and the next one works', async () => {
    const member = await buildMember(app);
    const file = await photoOf(1);
    const put = vi.spyOn(app.platform.storage, 'put').mockRejectedValue(noRoom);
    const refused = await sendPhoto(member, file);
    expect([refused.status, refused.error?.code]).toEqual([503, 'unavailable']);
    put.mockRestore();
    expect((await sendPhoto(member, file)).status).toBe(200);
  });

  test('is recognised however it is told', () => {
    expect(isDiskFull(noRoom)).toBe(true);
    expect(isDiskFull(new Error('Migration failed.', { cause: Object.assign(new Error('disk'), { code: '53100' }) }))).toBe(true);
    expect(isDiskFull(new Error('initdb: could not write: No space left on device'))).toBe(true);
    expect(isDiskFull(new Error('anything'))).toBe(false);
  });
});
