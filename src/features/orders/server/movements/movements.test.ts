import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getChatSettings } from '#features/chat/contract/chat-settings.ts';
import { deleteChat } from '#features/chat/contract/endpoints.ts';
import { block } from '#features/safety/contract/endpoints.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { wrote } from '#tests/support/chat/chat.ts';
import { advanceClock, openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getMovements } from '../../contract/movements.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const movementsOf = async ({ client }: BuiltMember, query: { direction?: 'in' | 'out'; before?: number } = {}) =>
  (await client.call(getMovements, { query })).reply;

async function buy({ client }: BuiltMember, credits: number): Promise<number> {
  const order = await openOrder(client, credits);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
  return order.id;
}

describe('the movements of a member', () => {
  test('show for every credit the reason, the recipient, the price and the balance afterwards', async () => {
    const anna = await buildMember(app, { credits: 1, paid_user: true });
    const [ben, carl] = [await buildMember(app, { name: 'Ben' }), await buildMember(app, { name: 'Carl' })];
    await wrote(anna, ben);
    const order = await buy(anna, 40);
    const { conversation } = await wrote(anna, ben);
    await wrote(anna, carl);
    await app.platform.database.db.updateTable('users').set({ status: 'held' }).where('id', '=', carl.id).execute();
    await advanceClock(app, 300);
    const { movements, more } = await movementsOf(anna);
    const euro = (amount: number) => [{ amount, currency: 'EUR' }];
    expect(more).toBe(false);
    expect(movements).toMatchObject([
      { kind: 'returned_fraud', credits: 1, gifts: 0, money: euro(25), balance: 39, name: null, conversation: null },
      { kind: 'message', credits: -1, gifts: 0, money: euro(25), balance: 38, name: null, conversation: null },
      { kind: 'message', credits: -1, gifts: 0, money: euro(25), balance: 39, name: 'Ben', conversation },
      { kind: 'purchase', credits: 40, gifts: 0, money: euro(990), balance: 40, order },
      { kind: 'message', credits: -1, gifts: 1, money: [], balance: 0, name: 'Ben', conversation },
      { kind: 'grant', credits: 1, gifts: 1, money: [], balance: 1 },
    ]);
    expect((await movementsOf(anna, { direction: 'in' })).movements.map(({ balance }) => balance)).toEqual([39, 40, 1]);
    expect((await movementsOf(anna, { direction: 'out' })).movements.map(({ balance }) => balance)).toEqual([38, 39, 0]);
    expect((await anna.client.call(getChatSettings)).reply).toMatchObject({ month_spent: 2, month_money: euro(25) });
  });

  test('neither name nor link somebody who is blocked, and link no conversation that the member deleted', async () => {
    const anna = await buildMember(app, { credits: 5, paid_user: true });
    const [ben, carl] = [await buildMember(app, { name: 'Ben' }), await buildMember(app, { name: 'Carl' })];
    const { conversation } = await wrote(anna, ben);
    await wrote(anna, carl);
    await anna.client.call(deleteChat, { body: { conversation } });
    await carl.client.call(block, { body: { id: anna.id } });
    expect((await movementsOf(anna, { direction: 'out' })).movements).toMatchObject([
      { name: null, conversation: null },
      { name: 'Ben', conversation: null },
    ]);
  });

  test('come in pages without a gap, also while new ones are added', async () => {
    const anna = await buildMember(app, { credits: 200, paid_user: true });
    const ben = await buildMember(app);
    for (let n = 0; n < 60; n += 1) await wrote(anna, ben);
    const first = await movementsOf(anna);
    await wrote(anna, ben);
    const second = await movementsOf(anna, { before: first.movements.at(-1)?.id ?? 0 });
    expect([first.more, second.more]).toEqual([true, false]);
    expect([...first.movements, ...second.movements].map(({ balance }) => balance)).toEqual(Array.from({ length: 61 }, (_, n) => 140 + n));
  });

  test('are shown to that member only, and need a login and a valid query', async () => {
    const { movements } = await movementsOf(await buildMember(app));
    expect(movements).toEqual([]);
    expect((await app.client().call(getMovements)).error?.code).toBe('authentication_required');
    const { client } = await buildMember(app);
    for (const query of ['direction=up', 'before=x', 'before=-1', 'direction=in&direction=out', `before=${'9'.repeat(40)}`])
      expect((await client.raw('GET', `/api/movements.php?${query}`)).status).toBe(400);
  });
});
