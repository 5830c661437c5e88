// @module-tag slow
import fc from 'fast-check';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import { afterAll, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type MoneyBatch, moneyBatch } from '#tests/support/money/money-steps.ts';
import { createWorld, deleteLongAgo, findPackages, type MoneyWorld, type Packages, takeStep } from '#tests/support/money/money-world.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { sellDays } from '#tests/support/money/timed-premium.ts';
import { orderTransitions } from '#features/orders/contract/order.ts';
import { refundTransitions } from '#features/orders/contract/refund.ts';

/** This many worlds share one database, with one clock, … */
const worldsAtOnce = 16;
/** … this many of them run at the same time, so that none waits too long for a connection on a busy machine, … */
const inTurn = pLimit(6);
/** … and after this many a new database is created: in a large one the check of the books takes longer than the worlds. */
const worldsOfDatabase = 512;

let app: TestApp;
let packages: Packages;
let worldsSoFar = 0;
afterAll(() => app.close());

async function openDatabase(): Promise<void> {
  app = await createTestApp({ DATABASE_POOL: '32' });
  await sellDays(app, 30, 2990);
  packages = await findPackages(app);
  await recordMoves();
}

const movesOf = (transitions: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(transitions).flatMap(([from, reachable]) => reachable.map((to) => `${from} → ${to}`));

/** The allowed state changes of a row; any other change in the database is an error. */
const moves: readonly { readonly table: string; readonly allowed: readonly string[] }[] = [
  { table: 'orders', allowed: movesOf(orderTransitions) },
  { table: 'refunds', allowed: movesOf(refundTransitions) },
  { table: 'chargebacks', allowed: ['open → reversed'] },
  // The late payment of a failed order takes its code back, even from another order that is still open.
  { table: 'discount_uses', allowed: ['reserved → used', 'reserved → released', 'released → used'] },
];

test('the books hold in any world of orders, webhooks, refunds, chargebacks, debits and debts', { timeout: 14_400_000 }, async () => {
  await openDatabase();
  await fc.assert(
    fc.asyncProperty(moneyBatch(worldsAtOnce), async (batch) => {
      if (worldsSoFar > 0 && worldsSoFar % worldsOfDatabase === 0) {
        process.stdout.write(`${worldsSoFar} worlds, and the books hold\n`);
        await app.close();
        await openDatabase();
      }
      const worlds = await live(batch);
      await reconcileLostOrders();
      await expectHeard();
      for (const world of worlds) if (!world.purged) await expectOutcomes(world);
      await expectMoves();
      await expectBooks(app);
      await purge(worlds, batch);
      for (const { broken } of worlds) expect(broken).toEqual([]);
      await expectBooks(app);
      worldsSoFar += worldsAtOnce;
    }),
    // Counterexamples are not shrunk: the database keeps earlier events.
    { numRuns: Math.ceil(runs(2 * worldsAtOnce).numRuns / worldsAtOnce), endOnFailure: true },
  );
});

/** Runs all bursts of the worlds; the bursts of one turn run in parallel. */
async function live({ plans, pauses }: MoneyBatch): Promise<MoneyWorld[]> {
  const worlds = await Promise.all(plans.map(async (plan) => ({ plan, world: await createWorld(app, packages, plan) })));
  for (const [turn, seconds] of pauses.entries())
    await Promise.all([
      wait(seconds),
      ...worlds.map(({ plan, world }) => inTurn(() => Promise.all((plan.bursts[turn] ?? []).map((step) => takeStep(world, step))))),
    ]);
  return worlds.map(({ world }) => world);
}

/** Advances the clock and runs the repeated jobs. */
async function wait(seconds: number): Promise<void> {
  app.platform.clock.advance(seconds);
  await app.platform.jobs.runAllNow();
}

/** Lets triggers record the state changes, because only the database sees all of them. */
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

/** Each webhook of an order was processed: on arrival, or by the job that retries after a deadlock. */
async function expectHeard(): Promise<void> {
  const { db } = app.platform.database;
  const { rows } = await sql`
    SELECT o.id, e.kind FROM webhook_events e
    JOIN orders o ON o.provider = e.provider AND o.provider_reference = e.reference WHERE e.processed_at IS NULL`.execute(db);
  expect(rows).toEqual([]);
}

/** After a quarter of an hour the jobs ask the providers, and apply their answers. */
async function reconcileLostOrders(): Promise<void> {
  await wait(16 * 60);
  await wait(60);
}

/** Paid orders were delivered, and no others; no balance is below 0; each order and buyer has one discount. */
async function expectOutcomes({ orders, buyer, code, paid, unsure, declined }: MoneyWorld): Promise<void> {
  const { db } = app.platform.database;
  const stored = await db.selectFrom('orders').select(['id', 'state', 'discount_code']).where('user_id', '=', buyer.id).execute();
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(orders.map(({ id }) => id)));
  // Also when its provider first reported a failure: failed orders are looked up, too.
  for (const { id, state } of stored)
    // When another sum was paid as well, only the event with the right sum proves the payment.
    if (!unsure.has(id) || paid.get(id) === true) expect([id, state === 'completed']).toEqual([id, paid.has(id)]);
  const balance = await db.selectFrom('balances').selectAll().where('user_id', '=', buyer.id).executeTakeFirstOrThrow();
  expect(Math.min(balance.purchased, balance.bonus)).toBeGreaterThanOrEqual(0);
  for (const used of [code, 'TIMEBONUS25']) {
    const discounted = stored.filter(
      (order) => order.discount_code === used && order.state !== 'failed' && !declined.has(order.id) && !unsure.has(order.id),
    );
    expect(discounted.length).toBeLessThanOrEqual(1);
  }
}

/** Purges accounts as if they had been deleted long ago; events of their orders arrive during the purge and afterwards. */
async function purge(worlds: readonly MoneyWorld[], { plans }: MoneyBatch): Promise<void> {
  const { db } = app.platform.database;
  const going = worlds.flatMap((world, n) => {
    const late = plans[n]?.purged ?? null;
    return late === null && !world.purged ? [] : [{ world, late: late ?? [] }];
  });
  const users = going.map(({ world }) => world.buyer.id);
  if (users.length === 0) return;
  await deleteLongAgo(going.map(({ world }) => world));
  const sendLateEvents = async () =>
    Promise.all(going.map(({ world, late }) => inTurn(() => Promise.all(late.map((step) => takeStep(world, step))))));
  await Promise.all([wait(60), sendLateEvents()]);
  await eventually(async () => {
    // Money that could not be paid back holds an account for 30 days.
    await wait(16 * 24 * 3600);
    expect(await db.selectFrom('users').select('id').where('id', 'in', users).execute()).toEqual([]);
  });
  await sendLateEvents();
}
