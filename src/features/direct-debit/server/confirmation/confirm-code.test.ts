import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockUser } from '#features/account/server/index.ts';
import { lockBalance } from '#features/credits/server/index.ts';
import { buildMember } from '#tests/support/builders.ts';
import { openOrder, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilOneWaits } from '#tests/support/waiting.ts';
import { confirmDirectDebit, sendDirectDebit } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('the confirmation of a debit does not deadlock with the completion of a discounted order', async () => {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client, 40, 'sepa_debit');
  const form = {
    account_holder: 'Anna Albrecht',
    iban: 'DE89 3704 0044 0532 0130 00',
    street: 'Zschochersche Straße',
    house_number: '48',
    zip: '04229',
    city: 'Leipzig',
    phone: '0151 23456789',
  };
  await buyer.client.call(sendDirectDebit, { body: { order: order.id, client_id: randomUUID(), form } });
  const code = /^\d{6}/.exec((await app.platform.outbox.list())[0]?.text ?? '')?.[0] ?? '';
  // The completion of the other order locks the balance, then the buyer.
  const confirming = await app.platform.database.db.transaction().execute(async (tx) => {
    await lockBalance(tx, buyer.id);
    const response = buyer.client.call(confirmDirectDebit, {
      body: { order: order.id, code: `\u200E${code.slice(0, 3)}\u00A0${code.slice(3)}` },
    });
    await untilOneWaits(app);
    await lockUser(tx, buyer.id);
    return { response };
  });
  expect((await confirming.response).status).toBe(200);
  expect((await memberBalanceOf(app, buyer)).credits).toBe(40);
});
