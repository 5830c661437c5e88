import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/books.ts';
import { eventually } from '#tests/support/eventually.ts';
import { moneyPlan, type MoneyStep } from '#tests/support/money-steps.ts';
import { createWorld, type MoneyWorld, sharedWait, takeStep, type Wait } from '#tests/support/money-world.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { orderTransitions } from '../../contract/order.ts';

let app: TestApp;
let wait: Wait;
beforeAll(async () => {
  app = await createTestApp({ DATABASE_POOL: '12' });
  wait = sharedWait(app);
  await recordMoves();
});
afterAll(() => app.close());

/** So many side by side in one database, up to. With `FC_RUNS=1000` there are about 8000 of them. */
const worldsAtOnce = 16;

/** How a row may move on; whatever the database saw besides is a step back. */
const moves: readonly { readonly table: string; readonly allowed: readonly string[] }[] = [
  {
    table: 'orders',
    allowed: Object.entries(orderTransitions).flatMap(([from, reachable]) => reachable.map((to) => `${from} → ${to}`)),
  },
  { table: 'refunds', allowed: ['requested → done', 'requested → failed'] },
  { table: 'chargebacks', allowed: ['open → reversed'] },
  // The late payment of an order that had failed takes its code back, from another one that is still open, too.
  { table: 'discount_uses', allowed: ['reserved → used', 'reserved → released', 'released → used'] },
];

test('in whatever worlds of orders, webhooks, refunds, chargebacks, debits and debts, the books hold', { timeout: 7_200_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moneyPlan, { minLength: 1, maxLength: worldsAtOnce, size: 'max' }), async (plans) => {
      const worlds = await Promise.all(
        plans.map(async (plan) => {
          const world = await createWorld(app, plan, wait);
          for (const burst of plan.bursts) await Promise.all(burst.map((step) => takeStep(world, step)));
          return { world, plan };
        }),
      );
      await lookUpLost();
      await expectHeard();
      for (const { world } of worlds) await expectOutcomes(world);
      await expectMoves();
      await expectBooks(app);
      await Promise.all(worlds.flatMap(({ world, plan }) => (plan.purged ? [purge(world, plan.purged)] : [])));
      for (const { world } of worlds) expect(world.broken).toEqual([]);
      await expectBooks(app);
    }),
    // Nothing is shrunk: the database keeps what happened.
    { ...runs(4), endOnFailure: true },
  );
});

/** Has the database note how the states change, which nothing but itself can tell for sure. */
async function recordMoves(): Promise<void> {
  const { pool } = app.platform.database;
  await pool.query(`
    CREATE TABLE seen_moves (subject text, move text, UNIQUE (subject, move));
    CREATE FUNCTION see_move() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO seen_moves VALUES (TG_TABLE_NAME, OLD.state || ' → ' || NEW.state) ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`);
  for (const { table } of moves)
    await pool.query(`CREATE TRIGGER see_move AFTER UPDATE OF state ON ${table} FOR EACH ROW
      WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION see_move()`);
}

async function expectMoves(): Promise<void> {
  const { rows } = await app.platform.database.pool.query<{ subject: string; move: string }>('SELECT subject, move FROM seen_moves');
  const allowed = new Map(moves.map((one) => [one.table, one.allowed]));
  expect(rows.filter(({ subject, move }) => !allowed.get(subject)?.includes(move))).toEqual([]);
}

/** Each webhook of an order was processed: when it came, or by the job that tries again what a deadlock ended. */
async function expectHeard(): Promise<void> {
  const { db } = app.platform.database;
  const { rows } = await sql`
    SELECT o.id, e.kind FROM webhook_events e
    JOIN orders o ON o.provider = e.provider AND o.provider_reference = e.reference WHERE e.processed_at IS NULL`.execute(db);
  expect(rows).toEqual([]);
}

/** After a quarter of an hour the jobs ask the providers, and what they answer comes in. */
async function lookUpLost(): Promise<void> {
  await wait(16 * 60);
  await wait(60);
}

/** What was paid was delivered, and nothing else; no balance is under 0; one discount for an order and a buyer. */
async function expectOutcomes({ orders, buyer, code, paid, declined }: MoneyWorld): Promise<void> {
  const { db } = app.platform.database;
  const stored = await db.selectFrom('orders').select(['id', 'state', 'discount_code']).where('user_id', '=', buyer.id).execute();
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(orders.map(({ id }) => id)));
  for (const { id, state } of stored) expect([id, state === 'completed']).toEqual([id, paid.has(id)]);
  const balance = await db.selectFrom('balances').selectAll().where('user_id', '=', buyer.id).executeTakeFirstOrThrow();
  expect(Math.min(balance.purchased, balance.bonus)).toBeGreaterThanOrEqual(0);
  for (const used of [code, 'TIMEBONUS25']) {
    const discounted = stored.filter((order) => order.discount_code === used && order.state !== 'failed' && !declined.has(order.id));
    expect(discounted.length).toBeLessThanOrEqual(1);
  }
}

/** As if the account had been deleted long ago; news of its orders comes while it goes, and afterwards. */
async function purge(world: MoneyWorld, late: readonly MoneyStep[]): Promise<void> {
  const { db } = app.platform.database;
  const { id } = world.buyer;
  const deletedAt = new Date(app.platform.clock.now().getTime() - 20 * 24 * 3_600_000);
  await db.updateTable('users').set({ status: 'deleted', deleted_at: deletedAt, deleted_from: 'active' }).where('id', '=', id).execute();
  await Promise.all([wait(60), ...late.map((step) => takeStep(world, step))]);
  await eventually(async () => {
    await wait(60);
    expect(await db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([]);
  });
  for (const step of late) await takeStep(world, step);
}
