import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { getUser, login } from '#features/account/contract/endpoints.ts';
import { reconcilePayouts } from '#features/accounting/server/index.ts';
import { getInvoices } from '#features/invoices/contract/endpoints.ts';
import { getLikes } from '#features/likes/contract/endpoints.ts';
import { getProfile } from '#features/member-page/contract/endpoints.ts';
import { getTransactions } from '#features/orders/contract/endpoints.ts';
import { createInstantSandbox } from '#features/payment-providers/server/index.ts';
import { getMovements } from '#features/orders/contract/movements.ts';
import { searchMembers } from '#features/search/contract/endpoints.ts';
import { getDeck } from '#features/swipe/contract/endpoints.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { createTestApp, createTestAppOn, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { demoPassword } from './demo-accounts.ts';
import { repeated } from './repeated-texts.ts';
import { seedDemo } from './seed-demo.ts';

let seeding: TestApp;
let app: TestApp;
let viewer: TestClient;
beforeAll(async () => {
  seeding = await createTestApp();
  const { db } = seeding.platform.database;
  // The template has the sites already.
  await db.deleteFrom('packages').execute();
  await db.deleteFrom('sites').execute();
  await seedDemo(seeding.platform);
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db);
  // Another one, which knows no site yet.
  app = await createTestAppOn({ host: inject('databaseHost'), port: 5432, user: 'app', database: rows[0]?.name });
  viewer = app.client();
  expect((await viewer.call(login, { body: { email: 'premium@demo.test', password: demoPassword } })).status).toBe(200);
});
afterAll(async () => {
  await app.close();
  await seeding.close();
});

/** What the members of a list say about themselves, each text once for each member. */
async function textsOf(members: readonly number[]): Promise<string[]> {
  const texts: string[] = [];
  for (const id of members) {
    const { about, answers } = (await viewer.call(getProfile, { query: { id } })).reply.profile;
    texts.push(about, ...answers.map(({ answer }) => answer));
  }
  return texts.filter((text) => text !== '');
}

const sandbox = () => createInstantSandbox({ ...app.platform, db: app.platform.database.db }).provider;

const ownId = async () => (await viewer.call(getUser)).reply.user.profile.id;

describe('on a fresh demo site', () => {
  test('no text occurs twice among the first 96 of the list, and none is the viewer’s own', async () => {
    const ids: number[] = [];
    for (let page = 1; ids.length < 96; page++) {
      const { profiles } = (await viewer.call(searchMembers, { query: { page, gender: ['woman', 'man', 'non_binary'] } })).reply;
      expect(profiles.length).toBeGreaterThan(0);
      ids.push(...profiles.map(({ id }) => id));
    }
    const texts = await textsOf(ids.slice(0, 96));
    expect(texts.length).toBeGreaterThan(150);
    expect(repeated(texts)).toEqual([]);
    expect(repeated([...texts, ...(await textsOf([await ownId()]))])).toEqual([]);
  });

  test('no text occurs twice in the deck', async () => {
    const { cards } = (await viewer.call(getDeck)).reply;
    expect(cards.length).toBeGreaterThan(0);
    const texts = await textsOf(cards.map(({ profile }) => profile.id));
    expect(repeated([...texts, ...(await textsOf([await ownId()]))])).toEqual([]);
  });

  test('no text occurs more than three times in the installation', async () => {
    const profiles = await app.platform.database.db.selectFrom('profiles').select(['about', 'answers']).execute();
    const texts = profiles.flatMap(({ about, answers }) => [about, ...(answers as { answer: string }[]).map(({ answer }) => answer)]);
    expect(
      repeated(
        texts.filter((text) => text !== ''),
        3,
      ),
    ).toEqual([]);
  });
});

test('the member behind the demo login has matches, likes that wait, two invoices, and movements that say what happened', async () => {
  const { matches, likes, liked_by } = (await viewer.call(getLikes)).reply;
  expect(matches).toHaveLength(4);
  expect(likes.filter((id) => !matches.includes(id))).toHaveLength(6);
  expect(liked_by.length).toBeGreaterThan(4);

  const { orders } = (await viewer.call(getTransactions)).reply;
  expect(orders.map(({ state }) => state)).toEqual(['completed', 'completed']);
  const { invoices } = (await viewer.call(getInvoices)).reply;
  expect(invoices.map(({ order }) => order)).toEqual(orders.map(({ id }) => id));

  const bought = (await viewer.call(getMovements, { query: { direction: 'in' } })).reply.movements;
  expect(bought.map(({ kind, order }) => [kind, order])).toEqual(orders.map(({ id }) => ['purchase', id]));
  const [newest] = (await viewer.call(getMovements)).reply.movements;
  expect(newest).toMatchObject({ kind: 'message', balance: 53 });
  await expectBooks(app);
  // Also after the first comparison with the provider's payouts.
  await reconcilePayouts({ ...app.platform, db: app.platform.database.db, providers: [sandbox()] });
  await expectBooks(app);
  expect(await app.features.openTasks()).toEqual([]);
});
