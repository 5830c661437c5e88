import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { compiledQuery } from './compiled-query.ts';
import { type Db, isDatabaseAway } from './open-database.ts';
import { prepared } from './prepared.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

let compiled = 0;
const siteById = compiledQuery((db, { id }: { id: number }) => {
  compiled++;
  return db.selectFrom('sites').select('id').where('id', '=', id).compile();
});
const sitesFrom = (db: Db, id: number) => prepared(sql<{ id: number }>`SELECT id FROM sites WHERE id >= ${id}`.compile(db));

/** The statements that the connection has prepared. */
async function statementsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements ORDER BY prepare_time`.execute(db);
  return rows.map(({ statement }) => statement);
}

describe('a prepared query', () => {
  test('is prepared once per connection, inside and outside a transaction, and other queries are not', async () => {
    await app.platform.database.db.connection().execute(async (db) => {
      const before = await statementsOf(db);
      for (const id of [1, 2]) expect((await db.executeQuery(siteById(db, { id }))).rows).toEqual([{ id }]);
      await db.transaction().execute(async (tx) => {
        expect((await tx.executeQuery(siteById(db, { id: 1 }))).rows).toEqual([{ id: 1 }]);
        expect((await tx.executeQuery(sitesFrom(db, 1))).rows.length).toBeGreaterThan(1);
      });
      await db.selectFrom('sites').selectAll().execute();
      expect((await statementsOf(db)).slice(before.length)).toEqual([
        'select "id" from "sites" where "id" = $1',
        'SELECT id FROM sites WHERE id >= $1',
      ]);
    });
    expect(compiled).toBe(1);
  });

  test('fails with its connection and works on the next one', async () => {
    const { db } = app.platform.database;
    const lost = db.connection().execute(async (one) => {
      await one.executeQuery(siteById(one, { id: 1 }));
      await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(one).catch(() => {});
      await one.executeQuery(siteById(one, { id: 1 }));
    });
    expect(isDatabaseAway(await lost.catch((error: unknown) => error))).toBe(true);
    expect((await db.executeQuery(siteById(db, { id: 1 }))).rows).toEqual([{ id: 1 }]);
  });

  test('is refused when its text changes with every call', () => {
    const { db } = app.platform.database;
    // In names of its own: the product's would be full for every later test of this worker.
    const names = new Map<string, string>();
    const ask = (n: number) => prepared(sql`SELECT ${sql.lit(n)}`.compile(db), names);
    expect(() => Array.from({ length: 1000 }, (_, n) => ask(n))).toThrow('whose text changes');
  });
});
