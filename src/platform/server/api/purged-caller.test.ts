import { afterAll, beforeAll, expect, test } from 'vitest';
import { userId } from '#platform/contract/ids.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { isPurged } from './purged-caller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Regression: an order that was placed while the account was erased was answered as an internal error.
test('a reference to an erased account is told from other failures', async () => {
  const { db } = app.platform.database;
  const [gone, there] = [await buildMember(app), await buildMember(app)];
  await db.deleteFrom('users').where('id', '=', gone.id).execute();
  const block = (user: number, blocked: number) =>
    db
      .insertInto('blocks')
      .values({ user_id: user, blocked_id: blocked, created_at: app.platform.clock.now() })
      .execute()
      .then(
        () => null,
        (error: unknown) => error,
      );
  const failed = await block(gone.id, there.id);
  expect(isPurged(userId(gone.id), failed)).toBe(true);
  expect(isPurged(userId(there.id), failed)).toBe(false);
  expect(isPurged(undefined, failed)).toBe(false);
  expect(isPurged(userId(there.id), await block(there.id, gone.id))).toBe(false);
  expect(isPurged(userId(gone.id), new Error('insert failed'))).toBe(false);
});
