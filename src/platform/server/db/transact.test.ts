import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Tx } from './open-database.ts';
import { transact } from './transact.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await app.platform.database.pool.query(
    'CREATE TABLE two (id int PRIMARY KEY, turns int NOT NULL); INSERT INTO two VALUES (1, 0), (2, 0)',
  );
});
afterAll(() => app.close());

const turn = (tx: Tx, id: number) => sql`UPDATE two SET turns = turns + 1 WHERE id = ${id}`.execute(tx);

test('two transactions that lock in opposite orders both succeed, each once', async () => {
  const { db, pool } = app.platform.database;
  await pool.query('UPDATE two SET turns = 0');
  let begun = 0;
  let bothHoldOne = () => {};
  const together = new Promise<void>((resolve) => (bothHoldOne = resolve));
  const inOrder = ([first, second]: readonly [number, number]) =>
    transact(db, async (tx) => {
      await turn(tx, first);
      begun += 1;
      if (begun === 2) bothHoldOne();
      await together;
      await turn(tx, second);
    });
  await Promise.all([inOrder([1, 2]), inOrder([2, 1])]);
  // On a busy machine the two may deadlock more than once.
  expect(begun).toBeGreaterThanOrEqual(3);
  expect((await pool.query('SELECT turns FROM two')).rows).toEqual([{ turns: 2 }, { turns: 2 }]);
});

test('a transaction that is aborted repeatedly fails after its third try, and any other error fails at once', async () => {
  const { db } = app.platform.database;
  let tries = 0;
  const failing = (code: string) =>
    transact(db, async (tx) => {
      tries += 1;
      await sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '${code}'; END $$`).execute(tx);
    });
  await expect(failing('40P01')).rejects.toMatchObject({ code: '40P01' });
  expect(tries).toBe(3);
  await expect(failing('23505')).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(4);
});
