import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { runs } from '#tests/support/seeded-random.ts';
import { addCredits, balanceOf } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Movement {
  readonly kind: 'signup' | 'grant' | 'message' | 'gift';
  /** One of two users. */
  readonly user: 0 | 1;
  readonly amount: number;
  /** Few different values, so that some idempotency keys repeat. */
  readonly cause: number;
}

const movement: fc.Arbitrary<Movement> = fc.record({
  kind: fc.constantFrom('signup', 'grant', 'message', 'gift'),
  user: fc.constantFrom(0, 1),
  amount: fc.integer({ min: 0, max: 40 }),
  cause: fc.integer({ min: 0, max: 30 }),
});

/** Bursts, one after another; the movements of a burst run in parallel. */
const history = fc.array(fc.array(movement, { minLength: 1, maxLength: 6 }), { maxLength: 8 });

describe('credits added and spent in any order, many in parallel', () => {
  test('keep the ledger balanced and no balance negative', { timeout: 60_000 }, async () => {
    const { db } = app.platform.database;
    await fc.assert(
      fc.asyncProperty(history, async (bursts) => {
        const run = randomUUID();
        const users = [await buildMember(app, { session: false }), await buildMember(app, { session: false })] as const;
        const given = new Map<string, number>();
        let spent = 0;
        for (const burst of bursts) {
          await Promise.all(
            burst.map(async ({ kind, user, amount, cause }) => {
              const { id } = users[user];
              const key = `${run}:${kind}:${cause}`;
              const now = app.platform.clock.now();
              if (kind === 'signup' || kind === 'grant') {
                if (await addCredits(db, id, amount, kind, key, now)) given.set(key, amount);
              } else if ((await spend(id, amount, kind, `${key}:${randomUUID()}`, now)) >= 0) spent += amount;
            }),
          );
        }
        const balances = await Promise.all(users.map(({ id }) => balanceOf(db, id)));
        expect(Math.min(...balances)).toBeGreaterThanOrEqual(0);
        expect(balances[0]! + balances[1]!).toBe([...given.values()].reduce((sum, amount) => sum + amount, 0) - spent);
        await expectBalancedLedger();
      }),
      runs(40),
    );
  });
});

describe('the ledger', () => {
  test.each([
    ['is not balanced', `VALUES (1, now(), 5, 0, -4, 'grant', 'x')`],
    ['moves nothing', `VALUES (1, now(), 0, 0, 0, 'grant', 'x')`],
    ['has an unknown kind', `VALUES (1, now(), 5, 0, -5, 'present', 'x')`],
  ])('rejects a transaction that %s', async (_what, values) => {
    const insert = `INSERT INTO ledger_transactions (user_id, created_at, purchased, bonus, operator, kind, idempotency_key) ${values}`;
    await expect(app.platform.database.pool.query(insert)).rejects.toThrow('check constraint');
  });

  test.each([
    `UPDATE ledger_transactions SET bonus = bonus + 1, operator = operator - 1`,
    `DELETE FROM ledger_transactions`,
    `TRUNCATE ledger_transactions`,
  ])('is append only: %s fails', async (statement) => {
    await expect(app.platform.database.pool.query(statement)).rejects.toThrow('append only');
  });

  test('lets no balance fall below 0', async () => {
    const { id } = await buildMember(app, { credits: 3, session: false });
    await expect(app.platform.database.pool.query('UPDATE balances SET bonus = -1 WHERE user_id = $1', [id])).rejects.toThrow(
      'check constraint',
    );
  });
});

/** The remaining balance, or -1 when the balance is too low. */
async function spend(user: number, amount: number, kind: string, key: string, now: Date): Promise<number> {
  const { rows } = await sql<{ left: number }>`SELECT credits_spend(${user}, ${amount}, ${kind}, ${key}, ${now}) AS left`.execute(
    app.platform.database.db,
  );
  return rows[0]?.left ?? Number.NaN;
}

/** For all users: each transaction sums to 0, and each balance is the sum of its entries. */
async function expectBalancedLedger(): Promise<void> {
  const { pool } = app.platform.database;
  const open = await pool.query('SELECT transaction_id FROM ledger_entries GROUP BY transaction_id HAVING sum(amount) <> 0');
  expect(open.rows).toEqual([]);
  const wrong = await pool.query(`
    SELECT b.* FROM balances b LEFT JOIN (
      SELECT user_id, sum(amount) FILTER (WHERE account = 'user_purchased') AS purchased, sum(amount) FILTER (WHERE account = 'user_bonus') AS bonus
      FROM ledger_entries GROUP BY user_id
    ) e USING (user_id)
    WHERE b.purchased <> coalesce(e.purchased, 0) OR b.bonus <> coalesce(e.bonus, 0)`);
  expect(wrong.rows).toEqual([]);
}
