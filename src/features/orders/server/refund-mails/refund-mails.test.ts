import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailContent } from '#features/mails/server/index.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { advanceClock, decide, openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Order } from '../../contract/order.ts';
import { getRefund, requestRefund } from '../../contract/endpoints.ts';
import { declareWithdrawal } from '../../contract/withdrawal.ts';
import { listToMail, setRefundMailed } from './refund-mail-repo.ts';
import { sendRefundMails } from './send-refund-mails.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

interface Bought {
  readonly buyer: BuiltMember;
  readonly order: Order;
}
async function buy(): Promise<Bought> {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client, 100);
  await decide(app, order, 'paid');
  return { buyer, order };
}

/** The buyer's mails about refunds, oldest first. */
async function mailsTo({ buyer, order }: Bought) {
  await advanceClock(app, 11);
  const mails = (await settledMailsTo(app, buyer.email)).toReversed();
  return mails
    .filter(({ subject }) => subject.includes(order.number) && /^(?:Erstattet|Nicht angekommen)/.test(subject))
    .map((mail) => ({ ...mail, text: mail.text.replaceAll(/[\u00a0\u202f\u2068\u2069\s]+/g, ' ') }));
}

const askBack = async ({ buyer, order }: Bought) =>
  (await buyer.client.call(requestRefund, { body: { order: order.id, amount: 1990, client_id: randomUUID() } })).reply.refund.id;
const report = ({ order }: Bought, kind: 'refunded' | 'refund_failed' | 'charged_back', refund?: string) =>
  sendWebhook(app, { reference: referenceOf(order), kind, details: refund === undefined ? {} : { refund } });
const reversalOf = async (refund: string) =>
  (
    await app.platform.database.db
      .selectFrom('invoices')
      .select('number')
      .where('source', '=', `refund:${refund}`)
      .executeTakeFirstOrThrow()
  ).number;

test('a paid refund is told once: sum, order, why, reverse invoice, and by when the money is there', async () => {
  const bought = await buy();
  const refund = await askBack(bought);
  await report(bought, 'refunded', refund);
  await report(bought, 'refunded', refund);
  const [mail, ...others] = await mailsTo(bought);
  expect(others).toEqual([]);
  const reversal = await reversalOf(refund);
  for (const part of ['19,90 €', bought.order.number, 'Du hast es so gewünscht.', reversal, 'auf dem Weg, auf dem bezahlt wurde'])
    expect(mail?.text).toContain(part);
  expect(mail?.text).toMatch(/bis zum \d+\. \w+ \d{4} da\./);
  expect(mail?.attachments).toEqual([`${reversal}.pdf`]);
  expect(mail?.links.some((link) => link.endsWith(`/transactions/${bought.order.id}`))).toBe(true);
});

test('many processes, and one that was killed after it had found the refund, send one mail', async () => {
  const bought = await buy();
  const refund = await askBack(bought);
  const { db } = app.platform.database;
  await report(bought, 'refunded', refund);
  expect(await listToMail(db, null, 100)).toEqual([{ id: refund, order: bought.order.id }]);
  // The mark and the mail are one transaction: what is rolled back is told later.
  const killed = db.transaction().execute(async (tx) => {
    expect(await setRefundMailed(tx, refund)).not.toBeNull();
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  const posted: MailContent['kind'][] = [];
  const mails = { post: async (_tx: unknown, { kind }: MailContent) => void posted.push(kind), postReceipt: async () => null };
  const deps = { ...app.platform, db, mails, sites: app.features.sites, siteOrigin: () => 'http://localhost' };
  await Promise.all(Array.from({ length: 9 }, () => sendRefundMails(deps)));
  expect(posted).toEqual(['refund_paid']);
  expect(await listToMail(db, null, 100)).toEqual([]);
});

test('says why: a withdrawal, a decision of the company at the provider', async () => {
  const withdrawn = await buy();
  const { buyer, order } = withdrawn;
  await buyer.client.call(declareWithdrawal, {
    body: { client_id: randomUUID(), name: 'Jonas Albrecht', order: order.number, email: buyer.email },
  });
  for (let runs = 0; runs < 2; runs += 1) await advanceClock(app, 61);
  expect((await mailsTo(withdrawn)).map(({ text }) => text.includes('Du hast den Kauf widerrufen.'))).toEqual([true]);

  const foreign = await buy();
  await sendWebhook(app, { reference: referenceOf(foreign.order), kind: 'refunded', details: { provider_refund: 're_1' } });
  expect((await mailsTo(foreign)).map(({ text }) => text.includes('Wir haben uns dazu entschieden.'))).toEqual([true]);
});

test('mails the words of staff, but not those of a refund that was requested before they were mailed', async () => {
  const { db } = app.platform.database;
  for (const [cause, said] of [
    ['staff', true],
    [null, false],
  ] as const) {
    const bought = await buy();
    const refund = await askBack(bought);
    await db.updateTable('refunds').set({ cause, reason: 'Doppelt gekauft.' }).where('id', '=', refund).execute();
    await report(bought, 'refunded', refund);
    expect((await mailsTo(bought)).map(({ text }) => text.includes('Doppelt gekauft.'))).toEqual([said]);
  }
});

test('a chargeback and a refund that is still on its way tell nothing', async () => {
  const bought = await buy();
  await report(bought, 'charged_back');
  expect(await mailsTo(bought)).toEqual([]);
});

test('money that did not arrive is told, and again when it is transferred by hand', async () => {
  const bought = await buy();
  const refund = await askBack(bought);
  await report(bought, 'refunded', refund);
  expect(await mailsTo(bought)).toHaveLength(1);
  await report(bought, 'refund_failed', refund);
  const [, returned, ...none] = await mailsTo(bought);
  expect(none).toEqual([]);
  expect(returned?.text).toContain('Deine Credits oder Tage sind wieder auf deinem Konto');
  await app.features.accounting.payOut(`E-${bought.order.id}`, true);
  const [, , byHand] = await mailsTo(bought);
  expect(byHand?.text).toContain('per Überweisung auf dein Konto');
  expect((await bought.buyer.client.call(getRefund, { query: { id: bought.order.id } })).reply.refunds).toHaveLength(2);
  await expectBooks(app);
});

test('what a deleted account had left is told before the account is purged', async () => {
  const bought = await buy();
  const { db } = app.platform.database;
  const deletedAt = new Date(app.platform.clock.now().getTime() - 20 * 24 * 3_600_000);
  const gone = { status: 'deleted', deleted_at: deletedAt, deleted_from: 'active' } as const;
  await db.updateTable('users').set(gone).where('id', '=', bought.buyer.id).execute();
  for (let runs = 0; runs < 3; runs += 1) await advanceClock(app, 601);
  const [mail, ...others] = await mailsTo(bought);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Dein Konto ist beendet');
  expect(await db.selectFrom('users').select('id').where('id', '=', bought.buyer.id).execute()).toEqual([]);
});
