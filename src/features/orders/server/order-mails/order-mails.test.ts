import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { ibanOf } from '#tests/support/money/iban.ts';
import { advanceClock, decide, openOrder, packageOf, referenceOf, sendDecision, sendWebhook } from '#tests/support/money/shop.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { languages } from '#platform/contract/languages.ts';
import { confirmDirectDebit, sendDirectDebit } from '#features/direct-debit/contract/endpoints.ts';
import { putLegal } from '#features/office-legal/contract/endpoints.ts';
import { publishContent, putContent } from '#features/office-content/contract/endpoints.ts';
import { createOrder, getPaymentMethods } from '../../contract/endpoints.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { startConsentVersion } from '../../contract/terms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The buyer's mails about orders, oldest first. */
async function mailsTo({ email }: BuiltMember, number: string) {
  for (let runs = 0; runs < 2; runs += 1) {
    app.platform.clock.advance(11);
    await app.platform.jobs.runNow('payments-order-mails');
  }
  const mails = (await settledMailsTo(app, email)).toReversed();
  return mails.filter(({ subject }) => subject.includes(number)).filter(({ text }) => !text.includes('Mandatsreferenz'));
}

const numberOf = async (order: number) => {
  const row = await app.platform.database.db.selectFrom('orders').select('code').where('id', '=', order).executeTakeFirstOrThrow();
  return `E-${order}-${row.code}`;
};

async function payByDebit(buyer: BuiltMember): Promise<number> {
  const body = {
    package: await packageOf(buyer.client, 100),
    method: 'sepa_debit',
    client_id: randomUUID(),
    start_consent: startConsentVersion,
  } as const;
  const { order } = (await buyer.client.call(createOrder, { body })).reply;
  const phone = `+49151${String(order.id).padStart(8, '0')}`;
  const address = { street: 'Zschochersche Straße', house_number: '48', zip: '04229', city: 'Leipzig' };
  const form = { account_holder: 'Anna Albrecht', iban: ibanOf(order.id), ...address, phone };
  await buyer.client.call(sendDirectDebit, { body: { order: order.id, client_id: randomUUID(), form } });
  const code = /^\d{6}/.exec((await app.platform.outbox.list(phone))[0]?.text ?? '')?.[0] ?? '';
  await buyer.client.call(confirmDirectDebit, { body: { order: order.id, code } });
  return order.id;
}

// Regression: buyers who paid by card, PayPal or any other provider got no confirmation of the contract.
test('each completed order gets exactly one confirmation, with every method', async () => {
  const buyer = await buildMember(app);
  const { methods } = (await buyer.client.call(getPaymentMethods)).reply;
  expect(methods.length).toBeGreaterThan(3);
  const pay = async (method: PaymentMethod): Promise<number> => {
    const member = await buildMember(app);
    if (method === 'sepa_debit') {
      const id = await payByDebit(member);
      expect([method, (await mailsTo(member, await numberOf(id))).length]).toEqual([method, 1]);
      return id;
    }
    const order = await openOrder(member.client, 100, method);
    await decide(app, order, 'paid');
    // The same event again, and later.
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
    const mails = await mailsTo(member, await numberOf(order.id));
    expect([method, mails.map(({ attachments }) => attachments?.length)]).toEqual([method, [2]]);
    return order.id;
  };
  for (const method of methods) await pay(method);
});

test('the confirmation names the purchase, price, seller, time, the wish to start at once, and how to withdraw', async () => {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client, 100);
  await decide(app, order, 'paid');
  const [mail] = await mailsTo(buyer, await numberOf(order.id));
  const text = mail?.text.replaceAll(/[\u00a0\u202f\u2068\u2069]/g, ' ').replaceAll(/ +/g, ' ') ?? '';
  for (const part of [
    '100 Credits mit Premium',
    '19,90 €',
    '3,18 € Umsatzsteuer',
    'Emberleaf Demo',
    'Bitte schaltet meine Credits sofort frei',
    'WIDERRUFSBELEHRUNG',
    'Folgen des Widerrufs.',
    'MUSTER FÜR DEN WIDERRUF',
    'Hiermit widerrufe ich',
  ])
    expect(text).toContain(part);
  expect(mail?.html).toContain('Hiermit widerrufe ich');
  expect(mail?.attachments).toEqual([expect.stringMatching(/^DE1-\d{4}-\d{6}\.pdf$/), 'Allgemeine Geschäftsbedingungen.txt']);
});

test('the confirmation has the terms in force when the buyer ordered, not those of the day on which it is sent', async () => {
  const [early, late] = [await buildMember(app, { language: 'sv' }), await buildMember(app, { language: 'sv' })];
  const before = await openOrder(early.client, 100);
  await advanceClock(app, 60);
  const { client } = await buildStaff(app);
  const text = { kind: 'legal', key: 'terms', language: 'sv' } as const;
  await client.call(putLegal, { body: { key: text.key, language: text.language, summary: '', asks: false } });
  await client.call(putContent, { body: { ...text, title: 'Nya villkor', body: 'Allt blir bättre.' } });
  expect((await client.call(publishContent, { body: text })).status).toBe(200);
  await advanceClock(app, 60);
  const after = await openOrder(late.client, 100);
  const termsOf = async (buyer: BuiltMember, order: typeof before) => {
    await decide(app, order, 'paid');
    return (await mailsTo(buyer, await numberOf(order.id)))[0]?.attachments?.[1];
  };
  expect(await termsOf(early, before)).toBe('Villkor.txt');
  expect(await termsOf(late, after)).toBe('Nya villkor.txt');
});

test.each(languages)('the confirmation is complete in %s', async (language) => {
  const buyer = await buildMember(app);
  await app.platform.database.db.updateTable('users').set({ language }).where('id', '=', buyer.id).execute();
  const order = await openOrder(buyer.client, 100);
  await decide(app, order, 'paid');
  const [mail] = await mailsTo(buyer, await numberOf(order.id));
  expect(mail?.text).not.toMatch(/[{}]|undefined|order_confirmation/);
  // The withdrawal instruction and the model form, each under its title.
  expect(mail?.html.match(/<h2 /g)).toHaveLength(2);
});

test('a receipt is sent when the provider reports the payment as pending, and never for a card', async () => {
  for (const [method, expected] of [
    ['bank_transfer', 1],
    ['card', 0],
  ] as const) {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client, 100, method);
    await sendDecision(app, referenceOf(order), { outcome: 'pending', delivery: 'in_order' });
    await sendWebhook(app, { reference: referenceOf(order), kind: 'pending' });
    const number = await numberOf(order.id);
    const placed = await mailsTo(buyer, number);
    expect([method, placed.length, placed[0]?.attachments]).toEqual([method, expected, undefined]);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
    expect([method, (await mailsTo(buyer, number)).length]).toEqual([method, expected + 1]);
  }
});
