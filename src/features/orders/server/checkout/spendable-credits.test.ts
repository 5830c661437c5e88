import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser } from '#features/account/contract/endpoints.ts';
import { priceOf } from '#features/credits/contract/spend-price.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const userOf = async ({ client }: BuiltMember) => (await client.call(getUser)).reply.user;

async function buy({ client }: BuiltMember, credits: number): Promise<void> {
  await sendWebhook(app, { reference: referenceOf(await openOrder(client, credits)), kind: 'paid' });
}

describe('the price of a member’s next credit', () => {
  test('is zero for a gift, then that of the oldest package, and is exact after each spend and purchase', async () => {
    const anna = await buildMember(app, { credits: 1 });
    const ben = await buildMember(app);
    expect((await userOf(anna)).purse).toEqual({ bonus: 1, lots: [], cheapest: { credits: 250, amount: 3990, currency: 'EUR' } });

    await buy(anna, 40);
    await buy(anna, 250);
    const { purse, credits } = await userOf(anna);
    const small = { credits: 40, amount: 990, currency: 'EUR', next: 0, left: 40 };
    expect(purse).toMatchObject({ bonus: 1, lots: [small, { credits: 250, amount: 3990, left: 250 }] });

    const spends = [await write(anna, ben), await write(anna, ben)];
    expect(spends.map(({ reply }) => reply.credits)).toEqual([credits - 1, credits - 2]);
    const after = await userOf(anna);
    expect(after.purse).toMatchObject({
      bonus: 0,
      lots: [
        { next: 1, left: 39 },
        { next: 0, left: 250 },
      ],
    });
    // The data that a browser kept from before the spends gives the same price.
    expect(priceOf(purse, after.credits, 3)).toEqual(priceOf(after.purse, after.credits, 3));
  });

  test('is that of the cheapest package in their currency for a member without credits', async () => {
    const { purse } = await userOf(await buildMember(app, { country: 'SE' }));
    expect(purse.cheapest?.currency).toBe('SEK');
    expect(priceOf(purse, 0, 1)?.kind).toBe('from');
  });
});
